import { readFileSync } from "node:fs";
import { createTranslator, type Messages } from "next-intl";

import { compiled } from "./compiled";
import type { Locale } from "./languages";
import type { SiteTranslator } from "./site-translator";

/** For tests: returns a catalog of `messages/`. */
export function testCatalog(locale: Locale): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages;
}

const compiledCatalogs = new Map<Locale, Messages>();

/** For tests: returns a catalog as pages get it. */
export function compiledCatalog(locale: Locale): Messages {
  const known = compiledCatalogs.get(locale) ?? compiled(testCatalog(locale));
  compiledCatalogs.set(locale, known);
  return known;
}

/** For tests: returns the texts of a language without Next. */
export function testTranslator(locale: Locale): SiteTranslator {
  return createTranslator({ locale, messages: testCatalog(locale) }) as SiteTranslator;
}
