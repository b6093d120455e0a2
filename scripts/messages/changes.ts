import { execFileSync } from "node:child_process";

import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { type Catalog, readCatalog } from "./catalog";
import { catalogFile, type Finding } from "./findings";

/** The catalogs by language. */
export type Catalogs = Readonly<Record<Locale, Catalog>>;

/**
 * Reads a catalog as it was committed.
 *
 * @param commit as git names it, such as "HEAD"
 * @throws Error with what git says, where this is no clone, or the commit has no such file
 */
export function committedCatalog(commit: string, locale: Locale): Catalog {
  // "./": relative to this folder, which need not be the clone's root.
  const object = `${commit}:./${catalogFile(locale)}`;
  try {
    return readCatalog(object, execFileSync("git", ["show", object], { encoding: "utf8", stdio: "pipe" }));
  } catch (error) {
    const { stderr = "", message } = error as Error & { stderr?: string };
    throw new Error((stderr || message).trim().split("\n")[0], { cause: error });
  }
}

/** The words without regard to what stands between them: an exchanged space asks for no other translation. */
const wordsOf = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

/**
 * Names the texts that say something else in Polish than before while another language says what it said.
 *
 * @param before catalogs as they were; a language that was not there yet is left out
 * @param since what they are compared with, for the sentence
 */
export function staleFindings(before: Partial<Catalogs>, now: Catalogs, since: string): Finding[] {
  return [...now[defaultLocale]].flatMap(([key, { text, line }]) => {
    const old = before[defaultLocale]?.get(key)?.text;
    if (old === undefined || wordsOf(old) === wordsOf(text)) return [];
    const left = locales.filter((locale) => {
      const earlier = before[locale]?.get(key);
      return locale !== defaultLocale && earlier && earlier.text === now[locale].get(key)?.text;
    });
    if (!left.length) return [];
    const says = `changed in Polish since ${since}, and not in ${left.join(", ")}`;
    return [{ file: catalogFile(defaultLocale), line, key, says, before: old }];
  });
}
