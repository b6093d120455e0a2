import { useEffect, useMemo, useSyncExternalStore } from "react";

import { storedDelivery, storedEntry, storedList, watchQuote } from "./quote-store";
import { quoteTexts, receivedTexts, watchTexts } from "./texts-file";
import { decode } from "../line/decode";
import { type Entry, readEntry } from "../line/entry";
import { type Delivery, readDelivery } from "../line/delivery";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import type { Line } from "../line/line";

/** Decoded quote list of this tab. */
export interface Quote {
  /** Undefined until loaded. */
  readonly texts?: QuoteTexts | undefined;
  /** Whether the last request for the texts failed. */
  readonly textsFailed: boolean;
  /** Lines with unknown ids are removed once the texts have loaded. */
  readonly lines: readonly Line[];
  readonly entry: Entry;
  readonly delivery: Delivery;
}

const nothing = () => "";

/**
 * Subscribes to the quote list of this tab, and loads its texts when needed.
 *
 * @param address address of the file of texts
 * @param atOnce whether the texts are needed without a list
 */
export function useQuote(address: string, atOnce: boolean): Quote {
  const list = useSyncExternalStore(watchQuote, storedList, nothing);
  const stored = useSyncExternalStore(watchQuote, storedEntry, nothing);
  const typed = useSyncExternalStore(watchQuote, storedDelivery, nothing);
  const received = useSyncExternalStore(
    watchTexts,
    () => receivedTexts(address),
    () => undefined,
  );
  const needed = atOnce || Boolean(list || stored);
  useEffect(() => {
    if (needed) quoteTexts(address).catch(console.error);
  }, [needed, address]);
  const texts = received ?? undefined;
  const known = useMemo(() => texts && knownIn(texts), [texts]);
  const lines = useMemo(() => decode(list, known).lines, [list, known]);
  const entry = useMemo(() => readEntry(stored), [stored]);
  const delivery = useMemo(() => readDelivery(typed), [typed]);
  return { texts, textsFailed: received === null, lines, entry, delivery };
}
