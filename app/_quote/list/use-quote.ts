import { useEffect, useMemo, useSyncExternalStore } from "react";

import { tabStore } from "../../_lib/tab-storage";
import { decode } from "../line/decode";
import { type Delivery, readDelivery } from "../line/delivery";
import { type Entries, readEntries } from "../line/entry";
import type { Line } from "../line/line";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { storedDelivery, storedEntries, storedList } from "./quote-store";
import { quoteTexts, receivedTexts, watchTexts } from "./texts-file";

/** Quote list of this tab, with the lines and the delivery that are being typed. */
export interface Quote {
  readonly lines: readonly Line[];
  readonly entries: Entries;
  readonly delivery: Delivery;
}

/** The list with its texts, which are undefined until loaded. */
interface TextedQuote {
  readonly texts: QuoteTexts | undefined;
  /** Whether the last request for the texts failed. */
  readonly textsFailed: boolean;
  readonly quote: Quote;
}

const nothing = () => "";

/**
 * Subscribes to the quote list of this tab, and loads its texts when needed. Lines with unknown ids are removed
 * once the texts have loaded.
 *
 * @param address address of the file of texts
 * @param atOnce whether the texts are needed without a list
 */
export function useQuote(address: string, atOnce: boolean): TextedQuote {
  const list = useSyncExternalStore(tabStore.subscribe, storedList, nothing);
  const entries = useSyncExternalStore(tabStore.subscribe, storedEntries, nothing);
  const delivery = useSyncExternalStore(tabStore.subscribe, storedDelivery, nothing);
  const received = useSyncExternalStore(
    watchTexts,
    () => receivedTexts(address),
    () => undefined,
  );
  const needed = atOnce || Boolean(list || entries);
  useEffect(() => {
    if (needed) quoteTexts(address).catch(console.error);
  }, [needed, address]);
  const texts = received ?? undefined;
  const quote = useMemo(() => quoteOf(list, entries, delivery, texts), [list, entries, delivery, texts]);
  return { texts, textsFailed: received === null, quote };
}

/** Reads the list from the tab's store. An action may follow another before the next render. */
export function storedQuote(texts: QuoteTexts): Quote {
  return quoteOf(storedList(), storedEntries(), storedDelivery(), texts);
}

function quoteOf(list: string, entries: string, delivery: string, texts: QuoteTexts | undefined): Quote {
  const { lines } = decode(list, texts && knownIn(texts));
  return { lines, entries: readEntries(entries), delivery: readDelivery(delivery) };
}
