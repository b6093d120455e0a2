import { faultOf, isRefused, namesOf } from "../../_fields/read-fields";
import { isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";
import { rowOf } from "./fields";
import { type TermName, type Terms, terms, termsOf } from "./terms";

/** Terms that are asked for once, for the whole list. */
export const deliveryNames = namesOf(terms).filter((name) => "ofList" in terms[name]);

/** Texts of its terms, as typed. Terms of a line override them. */
export type Delivery = Readonly<Partial<Record<TermName, string>>>;

/** Returns the valid terms of a delivery. */
export function termsOfDelivery(delivery: Delivery): Terms {
  const values = deliveryNames.map((name) => [name, terms[name].kind.read(delivery[name] ?? "")] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the sentence about a term, if its text is refused. */
export function deliveryFault(delivery: Delivery, name: TermName, texts: QuoteTexts): string | undefined {
  const text = delivery[name] ?? "";
  return isRefused(rowOf(name), text, {}) ? faultOf(rowOf(name), text, texts) : undefined;
}

/** Adds delivery terms to the goods of a list. A line's own terms count first. */
export function withDelivery(lines: readonly Line[], delivery: Delivery): readonly Line[] {
  const all = termsOfDelivery(delivery);
  return lines.map((line) => {
    if (!isGoods(line)) return line;
    const stated = termsOf(line.kind).filter((name) => name in all);
    return { ...Object.fromEntries(stated.map((name) => [name, all[name]])), ...line };
  });
}

/** Returns those texts of a stored object that have one of the names. */
export function textsIn<Name extends string>(
  stored: object,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts = names
    .map((name) => [name, (stored as Readonly<Record<string, unknown>>)[name]] as const)
    .filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}
