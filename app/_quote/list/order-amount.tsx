import { type ReactNode, type RefObject, useEffect, useState } from "react";

import type { Line } from "../line/line";
import { piecesIn } from "../line/pieces";
import type { QuoteTexts } from "../line/quote-texts";
import type { QuoteSpec } from "./use-list-to-send";

interface OrderAmountProps {
  form: RefObject<HTMLFormElement | null>;
  spec: QuoteSpec;
  texts: QuoteTexts | undefined;
  lines: readonly Line[];
  places: readonly number[];
}

/**
 * Fills in an order's amount with the number of pieces of the list, unless the visitor has typed another number.
 *
 * @returns while the field has that number, a hint that names and links the lines that it comes from
 */
export function useOrderAmount({ form, spec, texts, lines, places }: OrderAmountProps): ReactNode {
  const pieces = texts && spec.product !== undefined ? piecesIn(lines, texts) : undefined;
  const amount = pieces === undefined ? "" : String(pieces);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const field = form.current?.elements.namedItem(spec.amount) as HTMLInputElement | null | undefined;
    if (!field) return;
    // As the default of the field, the number is no draft of the visitor's.
    const isUntouched = field.value === field.defaultValue;
    field.defaultValue = amount;
    if (isUntouched) field.value = amount;
    const note = () => setTyped(field.value);
    note();
    field.addEventListener("input", note);
    return () => field.removeEventListener("input", note);
  }, [form, spec.amount, amount]);
  if (!texts || amount === "" || (typed !== "" && typed !== amount)) return undefined;
  return texts.t.rich("quote.line.fromList", {
    count: lines.length,
    places: places.join(", "),
    change: (text) => (
      <a key="change" href={`${spec.page}?p=${spec.product}`}>
        {text}
      </a>
    ),
  });
}
