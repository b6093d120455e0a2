import type { Row } from "../../_fields/field";
import type { QuoteTexts } from "./quote-texts";

/** Value of a kind. */
type ValueOf<Kind> = Kind extends { read(text: string): infer Value } ? Exclude<Value, undefined> : never;

/**
 * Row of the table of terms: a value with its texts on pages and in messages, and its control if it has a label.
 * Without `say` only messages have the term. `code.ts` has the letters.
 */
export interface Term<Value = unknown> extends Row<Value, QuoteTexts> {
  /** Name of the term in the message's row of open terms, which lists the terms that no line has. */
  open?(texts: QuoteTexts): string;
  /** Label in the fields for the delivery of the whole list, which ask for this term, too. */
  ofList?(texts: QuoteTexts): string;
  /** Kind of line that does not have this term. */
  readonly not?: "blocks";
}

/** Gives the texts of a row the type of its kind's values. */
export function term<Kind extends { read(text: string): unknown }>(
  kind: Kind,
  row: Omit<Term<ValueOf<Kind>>, "kind"> = {},
): Term<ValueOf<Kind>> & { readonly kind: Kind } {
  return { ...row, kind } as Term<ValueOf<Kind>> & { readonly kind: Kind };
}

/** Values by field, each optional. */
export type Values<Table> = {
  readonly [Name in keyof Table]?: Table[Name] extends { readonly kind: infer Kind } ? ValueOf<Kind> : never;
};
