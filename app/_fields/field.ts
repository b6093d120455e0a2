import type { ReactNode } from "react";

import type { Option } from "../_ui/control";
import type { AnyKind } from "./kinds";
import type { Sides } from "./read-figures";

/** Texts of fields by the names of their rows. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * One row of a table: all that the site knows of a field. A tool is a table of rows, a line of the quote list another,
 * and each form another. Code says `values.boards`; only the row says that addresses and codes call it `n`.
 *
 * ```ts
 * // A field of a tool. It has a usual value, so it may not be empty.
 * thickness: {
 *   letter: "t",
 *   kind: number(palletRanges.boardThickness, "length"),
 *   usual: 22,
 *   label: ({ t }: SizeProps) => t("size.fields.thickness"),
 * },
 * // A term of a line. Without a usual value it may be empty; it has texts for pages and messages.
 * postcode: {
 *   kind: text(fieldText, readPostcode),
 *   label: ({ t }: QuoteTexts) => t("size.fields.postcode"),
 *   autoComplete: "postal-code",
 *   fault: ({ t }: QuoteTexts) => t("size.faults.postcode", { max: longest.field }),
 *   say: (postcode, { t }: QuoteTexts) => t("quote.mail.delivery", { postcode }),
 * },
 * // A field of a form, posted under its letter.
 * email: {
 *   letter: "email",
 *   kind: text(readEmail),
 *   isRequired: true,
 *   look: "email",
 *   autoComplete: "email",
 *   label: ({ t }: FormWords) => t("order.fields.email.label"),
 *   fault: ({ t }, typed) => t(`messages.${emailProblem(typed)}`, emailLimits),
 * },
 * ```
 *
 * Methods, so that tables for different words are tables of fields.
 *
 * @template Words what its texts are made of: a translator, and lists of the page
 */
export interface Field<Value = unknown, Words = never> extends Row<Value, Words> {
  /** Name in addresses and posts. */
  readonly letter: string;
}

/**
 * A field without its letter: those of a line are in `code.ts`, which every page needs.
 *
 * @template Words as in `Field`
 */
export interface Row<Value = unknown, Words = never> {
  readonly kind: AnyKind<Value>;
  /** Value if an address does not name the field. A field without it may be empty. */
  readonly usual?: Value;
  /** Whether a field without a usual value must be filled, too. */
  readonly isRequired?: boolean;
  /** Whether the field is asked for; otherwise it has no fault. By default it always is. */
  asked?(texts: Texts): boolean;
  label?(words: Words): string;
  hint?(words: Words): string | undefined;
  placeholder?(words: Words): string;
  /** Sentence about a refused text. A figure has one with its limits (`faultOf`). */
  fault?(words: Words, text: string): string | undefined;
  /** Unit, shown in the field. */
  readonly unit?: "mm" | "kg";
  /** Options of a choice; by default its values, as `say` says them. */
  options?(words: Words): readonly Option[];
  /** How the control looks, if not as usual: a select, and a text field of one line. */
  readonly look?: "radio" | "area" | "email" | "tel";
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "tel" | "email";
  /** Texts of the fields that three sides set which are typed or pasted into this field. */
  sides?(sides: Sides, texts: Texts): Partial<Texts>;
  /** Says a value on pages. */
  say?(value: Value, words: Words): string;
  /** Says a value in messages, if otherwise than on pages. */
  mail?(value: Value, words: Words): string;
  /** A small drawing of the value, shown in a select. */
  picture?(value: Value): ReactNode;
}

/** Table of fields by their names. */
export type Fields<Words = never> = Readonly<Record<string, Field<unknown, Words>>>;

export type NameOf<Table> = keyof Table & string;

/** Returns the function of a row whose field takes three sides: it sets the fields with these names. */
export function sidesOf(...names: readonly [length: string, depth: string, height: string]) {
  return (sides: Sides): Partial<Texts> =>
    Object.fromEntries(names.map((name, side) => [name, String(sides[side])]));
}
