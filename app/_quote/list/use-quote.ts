import { useEffect, useMemo, useSyncExternalStore } from "react";

import { tabStore } from "../../_lib/tab-storage";
import { checkedQuote } from "../line/decode";
import { type Quote, readQuote } from "../line/quote";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { storedText } from "./quote-store";
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

/** Subscribes to the quote list of this tab. Lines with unknown ids are left out once the texts have loaded. */
export function useQuote(texts: QuoteTexts | undefined): Quote {
  const text = useSyncExternalStore(tabStore.subscribe, storedText, () => "");
  return useMemo(() => checkedQuote(readQuote(text), texts && knownIn(texts)), [text, texts]);
}
