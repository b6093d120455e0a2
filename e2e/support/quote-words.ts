import { readFileSync } from "node:fs";

import type { Locale } from "../../app/_i18n/languages";
import type { QuoteWords } from "../../app/_quote/words";

/** The words of the quote list, as they are shipped. */
export function quoteWords(locale: Locale): QuoteWords {
  return JSON.parse(readFileSync(`out/assets/quote/${locale}.json`, "utf8")) as QuoteWords;
}
