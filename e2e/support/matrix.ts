import { execFileSync } from "node:child_process";

import { type Locale, locales } from "../../app/_i18n/languages";
import { isFull } from "../../scripts/command/environment";

/** How much a run of the browser tests covers. */
export interface Run {
  /** Everything, instead of a sample. */
  readonly full: boolean;
  /** Turns what a short run samples, so that runs with different seeds cover everything over time. */
  readonly seed: number;
}

const fallbackSeed = "0";

/**
 * The seed of the sample as a number: `SAMPLE_SEED` (hexadecimal), otherwise the hash of the commit. The environment
 * hands it on to Playwright's workers, so that all of them see the same sample.
 */
function readSeed(): number {
  process.env.SAMPLE_SEED ??= commit();
  return Number.parseInt(process.env.SAMPLE_SEED.slice(0, 8), 16) || 0;
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return fallbackSeed;
  }
}

/** `FULL=1` (`npm run test:all`) is the one switch between the sample and everything. */
export const run: Run = { full: isFull, seed: readSeed() };

/** The language of all flows of a run; the commit chooses it. What is said in the other two is proved by types and built files. */
export const flowLocale: Locale = locales[run.seed % locales.length] as Locale;
