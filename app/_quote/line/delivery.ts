import { isBlank } from "../../_fields/read-text";
import { isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";
import { namesOf, type TermName, type Terms, terms, termsOf } from "./terms";

/** Terms that are asked once for the whole list. */
export const deliveryNames = namesOf(terms).filter((name) => terms[name].control?.ofList);

/** Delivery of a whole list: texts of its terms as typed. Terms of a line override them. */
export type Delivery = Readonly<Partial<Record<TermName, string>>>;

/** Returns the valid terms of a delivery. */
export function termsOfDelivery(delivery: Delivery): Terms {
  const values = deliveryNames.map((name) => [name, terms[name].read(delivery[name] ?? "", "")] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the error for a term of a delivery, if its text is refused. */
export function deliveryFault(delivery: Delivery, name: TermName, texts: QuoteTexts): string | undefined {
  const text = delivery[name] ?? "";
  const isRefused = !isBlank(text) && terms[name].read(text, "") === undefined;
  return isRefused ? terms[name].control?.problem?.(texts, text) : undefined;
}

/** Adds delivery terms to the goods of a list. A line's own terms count first; blocks get no treatment. */
export function withDelivery(lines: readonly Line[], delivery: Delivery): readonly Line[] {
  const all = termsOfDelivery(delivery);
  return lines.map((line) => {
    if (!isGoods(line)) return line;
    const stated = termsOf(line.kind).filter((name) => name in all);
    return { ...Object.fromEntries(stated.map((name) => [name, all[name]])), ...line };
  });
}

/** Reads a delivery from storage. Values that are not strings become empty. */
export function readDelivery(stored: string): Delivery {
  return textsIn(parsed(stored), Object.fromEntries(deliveryNames.map((name) => [name, ""])));
}

/** Serialises a delivery for storage. Returns an empty text if nothing was typed. */
export function writeDelivery(delivery: Delivery): string {
  return Object.values(delivery).some(Boolean) ? JSON.stringify(delivery) : "";
}

/** Parses stored JSON. Returns an empty object for any other text. */
export function parsed(stored: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored || "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Returns the texts of stored values by name: of those that are not strings, the defaults. */
export function textsIn<Texts extends object>(stored: object, defaults: Texts): Texts {
  const texts = Object.entries(stored).filter(
    ([name, text]) => Object.hasOwn(defaults, name) && typeof text === "string",
  );
  return { ...defaults, ...(Object.fromEntries(texts) as Partial<Texts>) };
}
