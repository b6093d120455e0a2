import { execFileSync } from "node:child_process";

import { type Locale, locales } from "../../app/_i18n/languages";
import { isFull } from "../../scripts/command/environment";

export interface Run {
  /** Whether to run everything instead of a sample. */
  readonly full: boolean;
  /** Selects the sample, so that runs with different seeds cover everything over time. */
  readonly seed: number;
}

const fallbackSeed = "0";

/**
 * Reads the sample's seed: `SAMPLE_SEED` (hexadecimal), or else the commit hash. The environment passes it to
 * Playwright's workers, so that all use the same sample.
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

/** `FULL=1` (`npm run test:all`) switches from the sample to everything. */
export const run: Run = { full: isFull, seed: readSeed() };

/**
 * The language of all flows in a run, chosen by the commit. Types and tests of built files cover the other
 * two.
 */
export const flowLocale: Locale = locales[run.seed % locales.length] as Locale;
