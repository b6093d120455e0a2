import { readSettings } from "./read-settings";

/** Not for islands: browsers have no environment variables. */
export const settings = readSettings(process.env);
