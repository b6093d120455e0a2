import { linePlace, typedPostcode } from "../../_lib/typed";
import { isGoods, type Line, type Terms } from "../code/line";

/** The delivery of a whole list, as it was typed: it holds for every line that does not say otherwise. */
export interface Delivery {
  readonly postcode: string;
  readonly ht: "" | "yes" | "no";
  readonly date: string;
}

/** Returns what a delivery says of every line. A text that no line can hold says nothing. */
export function termsOfDelivery({ postcode, ht, date }: Delivery): Terms {
  const typed = {
    postcode: typedPostcode(postcode),
    date: linePlace(date),
    ht: ht ? ht === "yes" : undefined,
  };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
}

/** Returns a list whose goods take from a delivery what they do not say themselves. Blocks are not heat-treated. */
export function withDelivery(lines: readonly Line[], delivery: Delivery): readonly Line[] {
  const { ht, ...terms } = termsOfDelivery(delivery);
  return lines.map((line) => {
    if (!isGoods(line)) return line;
    return { ...terms, ...(ht !== undefined && line.kind !== "blocks" && { ht }), ...line };
  });
}

/** Reads a delivery from storage. Anything else than a text is as if nothing had been typed. */
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
