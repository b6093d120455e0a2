import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { storedEntry, storedList, watchQuote } from "../tab/quote-store";
import { quoteWords } from "../tab/words-file";
import { decode } from "../code/decode";
import { type Entry, readEntry } from "../composer/entry";
import { knownIn, type QuoteWords } from "./words";
import type { Line } from "../code/line";

/** The quote list of this tab, as an island sees it. */
export interface Quote {
  /** Undefined until they have come. */
  readonly words?: QuoteWords;
  /** None as long as there are no words for them. */
  readonly lines: readonly Line[];
  /** What stands in the composer. */
  readonly entry: Entry;
}

const nothing = () => "";

/**
 * Follows the quote list of this tab, and fetches its words: at once, or as soon as there is something to say.
 *
 * @param address of the file of words
 * @param atOnce whether the words are needed without a list
 */
export function useQuote(address: string, atOnce: boolean): Quote {
  const list = useSyncExternalStore(watchQuote, storedList, nothing);
  const stored = useSyncExternalStore(watchQuote, storedEntry, nothing);
  const [words, setWords] = useState<QuoteWords>();
  const needed = atOnce || Boolean(list || stored);
  useEffect(() => {
    if (needed) quoteWords(address).then(setWords, console.error);
  }, [needed, address]);
  const lines = useMemo(() => (words ? decode(list, knownIn(words)).lines : []), [list, words]);
  const entry = useMemo(() => readEntry(stored), [stored]);
  return { words, lines, entry };
}
