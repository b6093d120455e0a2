import { useMemo, useSyncExternalStore } from "react";

import { tabStore } from "../../_lib/tab-storage";
import { checkedQuote } from "../line/decode";
import { type Quote, readQuote } from "../line/quote";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { storedText } from "./quote-store";

/** Subscribes to the quote list of this tab. Lines with unknown ids are left out once the texts have loaded. */
export function useQuote(texts: QuoteTexts | undefined): Quote {
  const text = useSyncExternalStore(tabStore.subscribe, storedText, () => "");
  return useMemo(() => checkedQuote(readQuote(text), texts && knownIn(texts)), [text, texts]);
}
