import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { storedEntry, storedList, storedPapers, watchQuote } from "../tab/quote-store";
import { quoteWords } from "../tab/words-file";
import { decode, papersOf } from "../code/decode";
import { type Entry, readEntry } from "../composer/entry";
import { knownIn, type QuoteWords } from "./words";
import type { Line, PapersLine } from "../code/line";

/** The quote list of this tab, as an island sees it. */
export interface Quote {
  /** Undefined until they have come. */
  readonly words?: QuoteWords;
  /** None as long as there are no words for them. */
  readonly lines: readonly Line[];
  /** What stands in the composer. */
  readonly entry: Entry;
  /** The papers that are ticked in it and not on the list yet, with none where all were unticked; undefined: untouched. */
  readonly ticked: PapersLine | undefined;
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
  const papers = useSyncExternalStore(watchQuote, storedPapers, nothing);
  const [words, setWords] = useState<QuoteWords>();
  const needed = atOnce || Boolean(list || stored || papers);
  useEffect(() => {
    if (needed) quoteWords(address).then(setWords, console.error);
  }, [needed, address]);
  const lines = useMemo(() => (words ? decode(list, knownIn(words)).lines : []), [list, words]);
  const entry = useMemo(() => readEntry(stored), [stored]);
  const ticked = useMemo(() => words && papersOf(papers, knownIn(words)), [papers, words]);
  return { words, lines, entry, ticked };
}
