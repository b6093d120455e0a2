import { pageLanguage } from "../../_lib/page-language";
import { fileLimit } from "../../_lib/within-limit";
import { basePath } from "../../_settings/base-path";
import { type QuoteFile, type QuoteTexts, quoteTextsOf } from "../line/quote-texts";

export function textsAddress(): string {
  return `${basePath}/assets/quote/${pageLanguage(document).slice(0, 2)}.json`;
}

const requested = new Map<string, Promise<QuoteTexts>>();

/** Null if the last request failed. */
const received = new Map<string, QuoteTexts | null>();

const listeners = new Set<() => void>();

/**
 * Fetches the texts of the quote list, once per page. The next call repeats a failed request.
 *
 * @throws Error if the file is missing or invalid, or does not come within `fileLimit`
 */
export function quoteTexts(address: string): Promise<QuoteTexts> {
  const begun = requested.get(address);
  if (begun) return begun;
  const coming = load(address);
  requested.set(address, coming);
  const note = (texts: QuoteTexts | null) => {
    received.set(address, texts);
    for (const listener of listeners) listener();
  };
  coming.then(note, () => {
    requested.delete(address);
    note(null);
  });
  return coming;
}

/** Returns the texts from an address; null if they failed to load, undefined before that. */
export function receivedTexts(address: string): QuoteTexts | null | undefined {
  return received.get(address);
}

/** Calls back when texts have loaded or failed. @returns a function that unsubscribes */
export function watchTexts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

async function load(address: string): Promise<QuoteTexts> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(fileLimit) });
  return quoteTextsOf((await answer.json()) as QuoteFile);
}
