import type { Locale } from "../../app/_i18n/languages";
import { isFull } from "../../scripts/command/environment";

/** `FULL=1` (`npm run test:all`) looks at everything instead of a fixed part. */
export const run = { full: isFull } as const;

/** The language of all flows: German has the longest words. Types and tests of built files cover the other two. */
export const flowLocale: Locale = "de";
