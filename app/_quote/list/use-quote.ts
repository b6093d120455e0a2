import { useEffect, useMemo, useSyncExternalStore } from "react";

import { tabStore } from "../../_lib/tab-storage";
import { decode } from "../line/decode";
import { readDelivery } from "../line/delivery";
import { readEntries } from "../line/entry";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { storedDelivery, storedEntries, storedList } from "./quote-store";
import type { Quote } from "./state";
import { quoteTexts, receivedTexts, watchTexts } from "./texts-file";

/**
 * Fetches the texts of the list once they are needed.
 *
 * @returns the texts; null if they failed to load, undefined before that
 */
export function useTexts(isNeeded: boolean): QuoteTexts | null | undefined {
  useEffect(() => {
    if (isNeeded) quoteTexts().catch(console.error);
  }, [isNeeded]);
  return useSyncExternalStore(watchTexts, receivedTexts, () => undefined);
}

/** Returns the stored texts of the list, one a row; none has a line break. */
const storedRows = () => [storedList(), storedEntries(), storedDelivery()].join("\n");

/** Subscribes to the quote list of this tab. Lines with unknown ids are removed once the texts have loaded. */
export function useQuote(texts: QuoteTexts | undefined): Quote {
  const rows = useSyncExternalStore(tabStore.subscribe, storedRows, () => "");
  return useMemo(() => quoteOf(rows, texts), [rows, texts]);
}

/** Reads the list from the tab's store. An action may follow another before the next render. */
export function storedQuote(texts: QuoteTexts): Quote {
  return quoteOf(storedRows(), texts);
}

function quoteOf(rows: string, texts: QuoteTexts | undefined): Quote {
  const [list = "", entries = "", delivery = ""] = rows.split("\n");
  const { lines } = decode(list, texts && knownIn(texts));
  return { lines, ...readEntries(entries), delivery: readDelivery(delivery) };
}
