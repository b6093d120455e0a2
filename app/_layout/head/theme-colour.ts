import { colour } from "../../_styles/colours";

/** The browser's own frame around the page takes this colour. */
export const themeColour = colour("forest-900");

/** What the browser shows before the page is there. */
export const pageColour = colour("paper-100");
