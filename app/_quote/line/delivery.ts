import { fieldText, readPostcode } from "../../_lib/read-text";
import { isGoods, type Line, type Terms } from "./line";

/** Delivery terms of a whole list, as typed. Terms of a line override them. */
export interface Delivery {
  readonly postcode: string;
  readonly ht: "" | "yes" | "no";
  readonly date: string;
}

/** Returns the valid terms of a delivery. */
export function termsOfDelivery({ postcode, ht, date }: Delivery): Terms {
  const typed = {
    postcode: readPostcode(postcode),
    date: fieldText(date),
    ht: ht ? ht === "yes" : undefined,
  };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
}

/** Adds delivery terms to the goods of a list. A line's own terms count first; blocks get no treatment. */
export function withDelivery(lines: readonly Line[], delivery: Delivery): readonly Line[] {
  const { ht, ...terms } = termsOfDelivery(delivery);
  return lines.map((line) => {
    if (!isGoods(line)) return line;
    return { ...terms, ...(ht !== undefined && line.kind !== "blocks" && { ht }), ...line };
  });
}

/** Reads a delivery from storage. Invalid values become empty. */
export function readDelivery(stored: string): Delivery {
  const { postcode, ht, date } = parsed(stored);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { postcode: text(postcode), ht: ht === "yes" || ht === "no" ? ht : "", date: text(date) };
}

function parsed(stored: string): Partial<Record<keyof Delivery, unknown>> {
  try {
    return Object(JSON.parse(stored || "{}")) as object;
  } catch {
    return {};
  }
}
