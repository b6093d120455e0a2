import { pageLanguage } from "../../_lib/page-language";
import { fileLimit } from "../../_lib/within-limit";
import { basePath } from "../../_settings/base-path";
import { type QuoteFile, type QuoteTexts, quoteTextsOf } from "../line/quote-texts";

let requested: Promise<QuoteTexts> | undefined;

/** Null if the last request failed. */
let received: QuoteTexts | null | undefined;

const listeners = new Set<() => void>();

/**
 * Fetches the texts of the quote list in the language of the page, once per page. The next call repeats a failed
 * request.
 *
 * @throws Error if the file is missing or invalid, or does not come within `fileLimit`
 */
export function quoteTexts(): Promise<QuoteTexts> {
  if (requested) return requested;
  const note = (texts: QuoteTexts | null) => {
    received = texts;
    for (const listener of listeners) listener();
  };
  requested = load();
  requested.then(note, () => {
    requested = undefined;
    note(null);
  });
  return requested;
}

async function load(): Promise<QuoteTexts> {
  const address = `${basePath}/assets/quote/${pageLanguage(document).slice(0, 2)}.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(fileLimit) });
  return quoteTextsOf((await answer.json()) as QuoteFile);
}

/** Returns the texts; null if they failed to load, undefined before that. */
export const receivedTexts = () => received;

/** Calls back when the texts have loaded or failed. @returns a function that unsubscribes */
export function watchTexts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
