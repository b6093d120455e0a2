import type { Field, Fields, NameOf, Row, Texts } from "./field";
import type { ChoiceKind, TextKind } from "./kinds";
import { type FigureKind, readers, readSides } from "./read-figures";
import { isBlank, longest } from "./read-text";
import { figure } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import type { Range } from "../_content/pallet-ranges";

type ValueOf<Row> = Row extends { readonly kind: { read(text: string): infer Read } }
  ? Row extends { readonly kind: ChoiceKind<infer Value>; readonly usual: unknown }
    ? Value
    : Read
  : never;

type Values<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** Values that their kind does not allow are undefined, or the usual choice. */
export interface Reading<Table> {
  readonly texts: Texts<NameOf<Table>>;
  readonly values: Values<Table>;
  /** With a text that is refused or missing, or an unknown choice. */
  readonly faults: readonly NameOf<Table>[];
  /** Those faults that no usual choice replaces. */
  readonly refused: readonly NameOf<Table>[];
}

export const namesOf = <Table extends object>(table: Table) => Object.keys(table) as NameOf<Table>[];

/** Maps the rows of a table. */
export function mapFields<Table extends Fields, Result>(
  table: Table,
  map: (row: Field, name: NameOf<Table>) => Result,
): { readonly [Name in NameOf<Table>]: Result } {
  const entries = namesOf(table).map((name) => [name, map(table[name] as Field, name)] as const);
  return Object.fromEntries(entries) as { [Name in NameOf<Table>]: Result };
}

/** Returns the text of a field that nobody has changed; empty without a usual value. */
export function usualText({ kind, usual }: Pick<Field, "kind" | "usual">): string {
  // Any kind formats the values that it has read.
  const { format }: Pick<TextKind<unknown>, "format"> = kind;
  return usual === undefined ? "" : format(usual);
}

export function usualTexts<Table extends Fields>(table: Table): Texts<NameOf<Table>> {
  return mapFields(table, usualText);
}

/** Splits three sides in one field, as in a link copied while they were typed. */
export function splitSides(table: Fields, texts: Texts): Partial<Texts> {
  return Object.assign(
    {},
    ...namesOf(table).map((name) => {
      const row = table[name];
      const sides = row?.sides && readSides(texts[name] ?? "");
      return sides && row.sides?.(sides, texts);
    }),
  ) as Partial<Texts>;
}

/** Returns whether a field's text is refused, or missing. */
export function isRefused(
  row: Pick<Row, "kind" | "usual" | "isRequired" | "asked">,
  text: string,
  texts: Texts,
): boolean {
  if (row.asked && !row.asked(texts)) return false;
  if (row.usual === undefined && !row.isRequired && isBlank(text)) return false;
  return row.kind.read(text) === undefined;
}

/** Reads the texts of a table's fields, which may come from any address. */
export function read<Table extends Fields>(table: Table, texts: Texts<NameOf<Table>>): Reading<Table> {
  const values = mapFields(table, ({ kind, usual }, name) => {
    const value = kind.read(texts[name]);
    return value === undefined && kind.type === "choice" ? usual : value;
  });
  const faults = namesOf(table).filter((name) => isRefused(table[name] as Field, texts[name], texts));
  return {
    texts,
    values: values as Values<Table>,
    faults,
    refused: faults.filter((name) => table[name]?.kind.type !== "choice"),
  };
}

/** Gives the other fields their usual texts. */
export function readWith<Table extends Fields>(
  table: Table,
  texts: Partial<Texts<NameOf<Table>>>,
): Reading<Table> {
  return read(table, { ...usualTexts(table), ...texts });
}

interface FaultWords {
  readonly t: Translator<"load.numberFault">;
}

function rangeValues(region: string, [least, most]: Range) {
  return { least: figure(region, least), most: figure(region, most) };
}

/** Says the range of figures that a field accepts, or that its text is too long. */
export function numberFault(t: FaultWords["t"], range: Range, kind: FigureKind = "count", text = ""): string {
  const values = { ...rangeValues(t.region, range), longest: longest.field };
  const isTooLong = readers[kind](text, range).fault === "tooLong";
  return t(`load.numberFault.${isTooLong ? "tooLong" : kind}`, values);
}

/** Returns the sentence about a refused text: the row's own, or the limits of a figure. */
export function faultOf<Words extends FaultWords>(
  { kind, fault }: Pick<Field<unknown, Words>, "kind" | "fault">,
  text: string,
  words: Words,
): string | undefined {
  return (
    fault?.(words, text) ??
    (kind.type === "number" ? numberFault(words.t, kind.range, kind.figure, text) : undefined)
  );
}
