/** The browser's own frame around the page takes this colour: `--forest-900` of the tokens, which no script can read here. */
export const themeColour = "#11231b";

/** What the browser shows before the page is there: `--paper-100` of the tokens. */
export const pageColour = "#f6f2e8";
