import { readSettings } from "./read-settings";

/** What the pages are built with. Not for islands: a browser has no environment. */
export const settings = readSettings(process.env);
