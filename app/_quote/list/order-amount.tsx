import { type ReactNode, useEffect, useState } from "react";

import { piecesIn } from "../line/pieces";
import type { QuoteSpec } from "./lines-to-send";
import type { useListToSend } from "./use-list-to-send";

/**
 * Fills in an order's amount with the number of pieces of the list, unless the visitor has typed another number.
 *
 * @returns while the field has that number, a hint that names and links the lines that it comes from
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
