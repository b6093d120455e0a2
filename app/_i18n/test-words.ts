import { readFileSync } from "node:fs";
import { createTranslator, type Messages } from "next-intl";

import { compiled } from "./compiled";
import type { Locale } from "./languages";
import type { Words } from "./words";

/** For tests: the catalog of a language as it lies in `messages/`. */
export function testCatalog(locale: Locale): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages;
}

const compiledCatalogs = new Map<Locale, Messages>();

/** For tests: the catalog of a language as a page gets it. */
export function compiledCatalog(locale: Locale): Messages {
  const known = compiledCatalogs.get(locale) ?? compiled(testCatalog(locale));
  compiledCatalogs.set(locale, known);
  return known;
}

/** For tests: the words of a language, straight from the catalogs instead of through Next. */
export function testWords(locale: Locale): Words {
  return createTranslator({ locale, messages: testCatalog(locale) }) as Words;
}
