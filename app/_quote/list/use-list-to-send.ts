import { useEffect, useMemo } from "react";

import { quoteKey } from "../../_lib/tab-storage";
import { useLate, useTabValue } from "../../_lib/use-value";
import { linesOf } from "../line/quote";
import { takeLinked } from "./linked-list";
import { messageParts, type QuoteSpec, toSend } from "./lines-to-send";
import { useQuote } from "./use-quote";

/**
 * Subscribes to the part of the tab's list that a form sends, with the texts once they have loaded.
 *
 * @param isTouched whether the visitor uses the form: the summary after sending always needs the texts
 */
export function useListToSend({ product }: QuoteSpec, isTouched: boolean) {
  const isBegun = useTabValue(quoteKey) !== undefined;
  const parts = useLate(messageParts, isTouched || isBegun);
  const texts = parts?.texts;
  const quote = useQuote(texts);
  const textsFailed = parts === null;
  // The composer, which would say what the address asks for, lacks the texts, too.
  useEffect(() => {
    if (textsFailed && product === undefined) takeLinked();
  }, [textsFailed, product]);
  return useMemo(() => {
    const { items, entries } = toSend(product, quote);
    return {
      texts,
      textsFailed,
      lines: linesOf(items),
      /** Whether there is a list whose texts have come. */
      hasList: texts !== undefined && items.length + entries.length > 0,
      /** Positions of the lines in the tab's list, from 1. */
      places: items.map(({ id }) => quote.items.findIndex((item) => item.id === id) + 1),
    };
  }, [product, quote, texts, textsFailed]);
}
