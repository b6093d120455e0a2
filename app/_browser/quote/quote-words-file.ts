import { basePath } from "../../_i18n/paths";
import type { QuoteWords } from "../../_quote/words";
import { fetchedOnce } from "../fetched-once";

/** Address of the words in the language of the page. */
export function wordsAddress(): string {
  return `${basePath}/assets/quote/${document.documentElement.lang}.json`;
}

/**
 * Fetches the words of the quote list, once for a page.
 *
 * @param address of the file
 * @throws TypeError or SyntaxError when it can't be had
 */
export function quoteWords(address: string): Promise<QuoteWords> {
  return fetchedOnce(address);
}
