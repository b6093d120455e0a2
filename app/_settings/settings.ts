import { readSettings } from "./read-settings";

/** Settings of the build. Not for islands, because browsers have no environment variables. */
export const settings = readSettings(process.env);
