import { useEffect, useMemo, useSyncExternalStore } from "react";

import { storedDelivery, storedEntry, storedList, watchQuote } from "../tab/quote-store";
import { quoteWords, receivedWords, watchWords } from "../tab/words-file";
import { decode } from "../code/decode";
import { type Entry, readEntry } from "../composer/entry";
import { type Delivery, readDelivery } from "./delivery";
import { knownIn, type QuoteWords } from "./words";
import type { Line } from "../code/line";

/** The quote list of this tab, as an island sees it. */
export interface Quote {
  /** Undefined until they have come. */
  readonly words?: QuoteWords | undefined;
  /** Whether the last request for the words failed. */
  readonly isWordless: boolean;
  /** Checked for what they name once there are words. */
  readonly lines: readonly Line[];
  /** What stands in the composer. */
  readonly entry: Entry;
  /** The delivery of the whole list. */
  readonly delivery: Delivery;
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
  const typed = useSyncExternalStore(watchQuote, storedDelivery, nothing);
  const received = useSyncExternalStore(
    watchWords,
    () => receivedWords(address),
    () => undefined,
  );
  const needed = atOnce || Boolean(list || stored);
  useEffect(() => {
    if (needed) quoteWords(address).catch(console.error);
  }, [needed, address]);
  const words = received ?? undefined;
  const known = useMemo(() => words && knownIn(words), [words]);
  const lines = useMemo(() => decode(list, known).lines, [list, known]);
  const entry = useMemo(() => readEntry(stored), [stored]);
  const delivery = useMemo(() => readDelivery(typed), [typed]);
  return { words, isWordless: received === null, lines, entry, delivery };
}
