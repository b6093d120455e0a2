import { pageLanguage } from "../../_lib/page-language";
import { basePath } from "../../_settings/base-path";
import { type QuoteFile, type QuoteWords, quoteWordsOf } from "../list/words";

/** How long the page waits for the words before it does without them; milliseconds. */
export const wordsLimit = 8000;

/** Returns the address of the words in the language of the page. */
export function wordsAddress(): string {
  return `${basePath}/assets/quote/${pageLanguage(document).slice(0, 2)}.json`;
}

const requested = new Map<string, Promise<QuoteWords>>();

/** Words by their address; null where the last request for them failed. */
const received = new Map<string, QuoteWords | null>();

const listeners = new Set<() => void>();

/**
 * Fetches the words of the quote list, once for a page. A failed request is repeated.
 *
 * @param address of the file
 * @throws Error when it is missing, is no such file, or does not come within `wordsLimit`
 */
export function quoteWords(address: string): Promise<QuoteWords> {
  const begun = requested.get(address);
  if (begun) return begun;
  const coming = load(address);
  requested.set(address, coming);
  const note = (words: QuoteWords | null) => {
    received.set(address, words);
    for (const listener of listeners) listener();
  };
  coming.then(note, () => {
    requested.delete(address);
    note(null);
  });
  return coming;
}

/** Returns the words that have come from an address; null where they could not be had, undefined before either. */
export function receivedWords(address: string): QuoteWords | null | undefined {
  return received.get(address);
}

/** Calls back when words have come or have failed to. @returns a function that ends it */
export function watchWords(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

async function load(address: string): Promise<QuoteWords> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(wordsLimit) });
  return quoteWordsOf((await answer.json()) as QuoteFile);
}
