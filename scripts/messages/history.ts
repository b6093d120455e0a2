import { execFileSync } from "node:child_process";

import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command-error.mjs";
import { byLanguage, type Catalog, type Catalogs, catalogFile, readCatalog } from "./catalog";

/** Runs git in a folder. @throws CommandError with git's own words */
export function git(folder: string, ...args: string[]): Buffer {
  try {
    return execFileSync("git", args, { cwd: folder, stdio: "pipe", maxBuffer: 2 ** 30 });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    throw new CommandError(`git: ${stderr?.toString().trim() || message}`);
  }
}

/** A file of the project as the last commit has it. @throws CommandError with git's own words */
export const committed = (folder: string, file: string): Buffer => git(folder, "show", `HEAD:./${file}`);

/** Reads the catalogs as the last commit has them. @throws CommandError with git's own words */
export const committedCatalogs = (folder = "."): Catalogs =>
  byLanguage((locale) => {
    const file = catalogFile(locale);
    return readCatalog(file, committed(folder, file).toString());
  });

/** A text that changed in Polish alone since the last commit. */
export interface OutdatedTranslation {
  readonly key: string;
  /** The Polish text of the last commit. */
  readonly before: string;
  /** The languages that did not follow. */
  readonly left: readonly Locale[];
  readonly line: number;
}

/** The words without regard to where a line may end: an exchanged space, a joiner or a hyphen needs no other translation. */
const wordsOf = (catalog: Catalog, key: string) =>
  catalog
    .get(key)
    ?.text?.replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Finds the texts that changed in Polish and not in every other language. @param before the catalogs as the last commit has them */
export function textsOlderThanPolish(before: Catalogs, now: Catalogs): OutdatedTranslation[] {
  const isSame = (locale: Locale, key: string) => wordsOf(before[locale], key) === wordsOf(now[locale], key);
  return [...now[defaultLocale]].flatMap(([key, { line }]) => {
    const old = before[defaultLocale].get(key)?.text;
    if (old === undefined || isSame(defaultLocale, key)) return [];
    const left = locales.filter((locale) => isSame(locale, key));
    return left.length ? [{ key, before: old, left, line }] : [];
  });
}
