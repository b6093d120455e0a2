import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type Locale, locales } from "../../../app/_i18n/languages";
import { catalogFile, readCatalog } from "../../messages/catalog";
import type { Texts } from "../protocol";

/** Every text of the catalogs in every language, by its key. */
export type AllTexts = Readonly<Record<string, Texts>>;

/**
 * Reads the catalogs of a project, in the order of the Polish one. A text that a language lacks is empty there.
 *
 * @throws CommandError that names the place when one is no JSON
 */
export async function readTexts(root: string): Promise<AllTexts> {
  const catalogs = await Promise.all(
    locales.map(async (locale) => {
      const file = catalogFile(locale);
      return [locale, readCatalog(file, await readFile(join(root, file), "utf8"))] as const;
    }),
  );
  const keys = [...new Set(catalogs.flatMap(([, catalog]) => [...catalog.keys()]))];
  const textsOf = (key: string) =>
    Object.fromEntries(catalogs.map(([locale, catalog]) => [locale, catalog.get(key)?.text ?? ""])) as Texts;
  return Object.fromEntries(keys.map((key) => [key, textsOf(key)]));
}

/** What the products are called, by language: titles of their pages hold their names. */
export function productNames(texts: AllTexts): Record<Locale, readonly string[]> {
  const named = Object.entries(texts).filter(([key]) => /^products\.\d+\.name$/.test(key));
  const entries = locales.map((locale) => [locale, named.map(([, text]) => text[locale])] as const);
  return Object.fromEntries(entries) as Record<Locale, string[]>;
}
