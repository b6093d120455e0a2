import { spawnSync } from "node:child_process";

import { type Locale, locales } from "../../app/_i18n/languages";
import { isFull } from "../../scripts/command/environment";

/**
 * Reads the sample's seed, so that runs of different commits cover everything over time: `SAMPLE_SEED` (hexadecimal),
 * or else the commit hash, without git 0. The environment passes it to Playwright's workers, so that all use the same
 * sample.
 */
function readSeed(): number {
  process.env.SAMPLE_SEED ??= spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout ?? "";
  return Number.parseInt(process.env.SAMPLE_SEED.slice(0, 8), 16) || 0;
}

/** `FULL=1` (`npm run test:all`) switches from the sample to everything. */
export const run = { full: isFull, seed: readSeed() } as const;

/**
 * The language of all flows in a run, chosen by the commit. Types and tests of built files cover the other
 * two.
 */
export const flowLocale: Locale = locales[run.seed % locales.length] as Locale;
