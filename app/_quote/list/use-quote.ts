import { useMemo } from "react";

import { quoteKey } from "../../_lib/tab-storage";
import { useTabValue } from "../../_lib/use-value";
import { checkedQuote } from "../line/decode";
import { type Quote, quoteFrom } from "../line/quote";
import { knownIn, type QuoteTexts } from "../line/quote-texts";

/** Subscribes to the quote list of this tab. Lines with unknown ids are left out once the texts have loaded. */
export function useQuote(texts: QuoteTexts | undefined): Quote {
  const stored = useTabValue(quoteKey);
  return useMemo(() => checkedQuote(quoteFrom(stored), texts && knownIn(texts)), [stored, texts]);
}
