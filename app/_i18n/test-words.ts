import { readFileSync } from "node:fs";
import { createTranslator, type Messages } from "next-intl";

import type { Locale } from "./languages";
import type { Words } from "./words";

/** For tests: the catalog of a language as it lies in `messages/`. */
export function testCatalog(locale: Locale): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Messages;
}

/** For tests: the words of a language, straight from the catalogs instead of through Next. */
export function testWords(locale: Locale): Words {
  return createTranslator({ locale, messages: testCatalog(locale) }) as Words;
}
