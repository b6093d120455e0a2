import type { ReactNode } from "react";

import type { Option } from "../_ui/control";
import type { AnyKind } from "./kinds";
import type { Sides } from "./read-figures";

export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * One row of a table: all that the site knows of a field. A tool is a table of rows, a line of the quote
 * list another, and each form another. Code says `values.boards`; only the row says that addresses and
 * codes call it `n`. Its texts are methods, so that tables with different `Words` are assignable to `Fields`.
 * `Words` are the arguments of the texts: a translator, and lists of the page.
 */
export interface Field<Value = unknown, Words = never> extends Row<Value, Words> {
  readonly letter: string;
}

/** Without its letter: those of a line are in `code.ts`, which every page needs. */
export interface Row<Value = unknown, Words = never> {
  readonly kind: AnyKind<Value>;
  /** If an address does not name the field. Without it, the field may be empty. */
  readonly usual?: Value;
  /** The field must be filled although it has no usual value. */
  readonly isRequired?: boolean;
  /** Otherwise the field has no fault. By default it is asked for. */
  asked?(texts: Texts): boolean;
  label?(words: Words): string;
  hint?(words: Words): string | undefined;
  placeholder?(words: Words): string;
  /** About a refused text. A figure's sentence has its limits (`faultOf`). */
  fault?(words: Words, text: string): string | undefined;
  readonly unit?: "mm" | "kg";
  /** By default its values, as `say` says them. */
  options?(words: Words): readonly Option[];
  /** If not a select, or a text field of one line. */
  readonly look?: "radio" | "area" | "email" | "tel";
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "tel" | "email";
  /** Three sides that are typed or pasted here set other fields. */
  sides?(sides: Sides, texts: Texts): Partial<Texts>;
  /** Says a value on pages. */
  say?(value: Value, words: Words): string;
  /** In messages, if otherwise than on pages. */
  mail?(value: Value, words: Words): string;
  /** Shown in a select. */
  picture?(value: Value): ReactNode;
}

export type Fields<Words = never> = Readonly<Record<string, Field<unknown, Words>>>;

export type NameOf<Table> = keyof Table & string;

/** For a field that takes three sides: sets the fields with these names. */
export function sidesOf(...names: readonly [length: string, depth: string, height: string]) {
  return (sides: Sides): Partial<Texts> =>
    Object.fromEntries(names.map((name, side) => [name, String(sides[side])]));
}
