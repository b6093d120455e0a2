import { type ReactNode, useEffect, useMemo, useState } from "react";

import { quoteKey } from "../../_lib/tab-storage";
import { useLate, useTabValue } from "../../_lib/use-value";
import { linesOf, type Quote, quoteFrom } from "../line/quote";
import { takeLinked } from "./linked-list";
import { messageParts, type QuoteSpec, toSend } from "./lines-to-send";
import { checkedQuote } from "../line/decode";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { piecesIn } from "../line/pieces";

/** Subscribes to what a form sends of the tab's list, once its texts have loaded. */
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
      hasList: texts !== undefined && items.length + entries.length > 0,
      /** Positions in the tab's list, from 1. */
      places: items.map(({ id }) => quote.items.findIndex((item) => item.id === id) + 1),
    };
  }, [product, quote, texts, textsFailed]);
}

/**
 * Fills in an order's amount with the pieces of the list, unless the visitor has typed another. Returns a hint that
 * links their lines while the field has that number.
 */
export function useOrderAmount(
  { product, page, amount: id }: QuoteSpec,
  { texts, lines, places }: ReturnType<typeof useListToSend>,
): ReactNode {
  const pieces = texts && product !== undefined ? piecesIn(lines, texts) : undefined;
  const amount = pieces === undefined ? "" : String(pieces);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field) return;
    // As the default of the field, the number is no draft of the visitor's.
    const isUntouched = field.value === field.defaultValue;
    field.defaultValue = amount;
    if (isUntouched) field.value = amount;
    const note = () => setTyped(field.value);
    note();
    field.addEventListener("input", note);
    return () => field.removeEventListener("input", note);
  }, [id, amount]);
  if (!texts || amount === "" || (typed !== "" && typed !== amount)) return undefined;
  return texts.t.rich("quote.line.fromList", {
    count: lines.length,
    places: places.join(", "),
    change: (text) => (
      <a key="change" href={`${page}?p=${product}`}>
        {text}
      </a>
    ),
  });
}

/** Subscribes to the tab's list. Lines with unknown ids are left out once the texts have loaded. */
export function useQuote(texts: QuoteTexts | undefined): Quote {
  const stored = useTabValue(quoteKey);
  return useMemo(() => checkedQuote(quoteFrom(stored), texts && knownIn(texts)), [stored, texts]);
}
