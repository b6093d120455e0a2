/** The browser's own frame around the page takes this colour: `--forest-900` of the tokens, which no script can read here. */
export const themeColour = "#11231b";
