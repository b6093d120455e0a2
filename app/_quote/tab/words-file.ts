import { basePath } from "../../_settings/base-path";
import { type QuoteFile, type QuoteWords, quoteWordsOf } from "../list/words";

/** Address of the words in the language of the page. */
export function wordsAddress(): string {
  return `${basePath}/assets/quote/${document.documentElement.lang}.json`;
}

const requested = new Map<string, Promise<QuoteWords>>();

/**
 * Fetches the words of the quote list, once for a page. A failed request is repeated.
 *
 * @param address of the file
 * @throws TypeError or SyntaxError when it can't be had
 */
export function quoteWords(address: string): Promise<QuoteWords> {
  const begun = requested.get(address);
  if (begun) return begun;
  const coming = load(address);
  requested.set(address, coming);
  coming.catch(() => requested.delete(address));
  return coming;
}

async function load(address: string): Promise<QuoteWords> {
  const answer = await fetch(address);
  return quoteWordsOf((await answer.json()) as QuoteFile);
}
