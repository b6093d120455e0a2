import { execFileSync } from "node:child_process";

import { news } from "../../app/_content/news";
import { pageAt, pageName } from "../../app/_content/pages";
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { widths } from "./measures/screens";
import { errorPath } from "./built-pages";

/** How much of the matrix of pages, languages and widths a run of the browser tests covers. */
export interface Run {
  /** Everything, instead of a covering sample. */
  readonly full: boolean;
  /** Turns the sample, so that runs with different seeds cover everything over time. */
  readonly seed: number;
}

/** A page in one language, and the kinds of screens it is looked at on. */
export interface SampledPage {
  /** From the root of the host. */
  readonly path: string;
  readonly locale: Locale;
  readonly screens: readonly Screen[];
}

/** Phones and everything wider: where the layout changes most. */
export type Screen = "phone" | "desktop";

/** The language with the longest words, which is why phones are looked at in it. */
const longestWords: Locale = "de";

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
export const run: Run = { full: process.env.FULL === "1", seed: readSeed() };

const inTurn = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

/**
 * What a test is repeated over; in a sample one of it, another for another turn and seed.
 *
 * @param turn place of the subject in a list of its own, so that neighbours are looked at in different ways
 */
export function sampled<T>(all: readonly T[], turn = 0, { full, seed }: Run = run): readonly T[] {
  return full ? all : [inTurn(all, seed + turn)];
}

/** What a single test walks through; in a sample a third of it, another for another seed. */
export function sampledThird<T>(all: readonly T[], { full, seed }: Run = run): readonly T[] {
  return full ? all : all.filter((_, index) => (index + seed) % 3 === 0);
}

/** The language of all flows of a run; the commit chooses it. What is said in the other two is proved by types and built files. */
export const flowLocale: Locale = inTurn(locales, run.seed);

/** The languages of a suite that runs in each of them; in a sample one, as `sampled` gives it. */
export const sampledLanguages = (turn = 0, of: Run = run): readonly Locale[] => sampled(locales, turn, of);

/** The widths of a suite that runs at each of them: one to a breakpoint, and in the full run a wide desktop. CSS pixels. */
export function sampledWidths({ full }: Run = run): readonly number[] {
  return full ? [...widths, 1920] : widths;
}

/**
 * The documents that are looked at for what holds for every page. In a sample each route once (one of the articles, which are
 * all made alike): every other one on a phone, in German, the others on a desktop, in languages that take turns. The error document has one language, and both screens.
 */
export function sampledPages({ full, seed }: Run = run): readonly SampledPage[] {
  // Six turns show one page on both screens in every language.
  const article = inTurn(news, Math.floor(seed / 6)).id;
  const isLookedAt = (path: string) => {
    const page = pageAt(path)?.page;
    return full || page?.route !== "article" || page.id === article;
  };
  const all = sitemapPages().filter(({ path }) => isLookedAt(path));
  const both = ["phone", "desktop"] as const;
  const names = [...new Set(all.map(({ path }) => nameOf(path)))];
  const pages = all.map(({ path, locale }) => {
    const turn = seed + names.indexOf(nameOf(path));
    const screen = inTurn(both, turn);
    const isInTurn = locale === (screen === "phone" ? longestWords : inTurn(locales, turn));
    return { path, locale, screens: full ? both : isInTurn ? [screen] : [] };
  });
  const error = { path: errorPath, locale: defaultLocale, screens: both };
  return [...pages.filter(({ screens }) => screens.length), error];
}

/** The page at an address, whatever its language; an address that the table of routes does not know stands for itself. */
function nameOf(path: string): string {
  const known = pageAt(path);
  return known ? pageName(known.page) : path;
}
