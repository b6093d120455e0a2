import { readFileSync } from "node:fs";
import { createTranslator, type Messages } from "next-intl";

import { compiled } from "./compiled";
import type { Locale } from "./languages";
import type { SiteTranslator } from "./translator";

function once<Result>(compute: (locale: Locale) => Result): (locale: Locale) => Result {
  const known = new Map<Locale, Result>();
  return (locale) => {
    const result = known.get(locale) ?? compute(locale);
    known.set(locale, result);
    return result;
  };
}

/** For tests: a catalog of `messages/`. */
export const testCatalog = once(
  (locale) => JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages,
);

/** For tests: a catalog as pages get it. */
export const compiledCatalog = once((locale) => compiled(testCatalog(locale)));

/** For tests: the texts of a language without Next. */
export const testTranslator = once(
  (locale) => createTranslator({ locale, messages: testCatalog(locale) }) as SiteTranslator,
);
