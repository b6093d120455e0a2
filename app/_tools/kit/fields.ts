import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { type FigureKind, readers } from "../../_fields/read-figures";
import { isBlank } from "../../_fields/read-text";
import type { Option } from "../../_ui/control";

/** Names of fields with their texts, as in an address. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

interface Row<Props> {
  /** Text of the field if an address does not name it. */
  readonly usual: string;
  readonly label: (props: Props) => string;
  readonly hint?: (props: Props) => string | undefined;
  /** Whether the field is asked for; otherwise it has no fault. By default it always is. */
  readonly when?: (texts: Texts) => boolean;
}

interface NumberRow<Props> extends Row<Props> {
  readonly kind: "number";
  readonly figure: FigureKind;
  readonly range: Range;
  /** Unit, shown in the field. */
  readonly unit?: "mm" | "kg";
  /** Whether the field may be empty. */
  readonly optional?: boolean;
  /** Fields of three sides that can be pasted together into this field, which is the first. */
  readonly sides?: readonly [string, string, string];
}

interface ChoiceRow<Props> extends Row<Props> {
  readonly kind: "choice";
  readonly values: readonly string[];
  readonly options: (props: Props) => readonly Option[];
  /** A select by default. */
  readonly look?: "radio";
}

interface TextRow<Props> extends Row<Props> {
  readonly kind: "text";
  /** Returns undefined for a text that is refused. */
  readonly read: (text: string) => string | undefined;
  readonly fault: (props: Props) => string;
  readonly autoComplete?: "country-name" | "postal-code";
}

export type FieldRow<Props> = NumberRow<Props> | ChoiceRow<Props> | TextRow<Props>;

/** Table of a tool's fields, by their names in the address. */
export type Fields<Props = never> = Readonly<Record<string, FieldRow<Props>>>;

export type NameOf<Table> = keyof Table & string;

type ValueOf<Field> = Field extends { kind: "number" }
  ? number | undefined
  : Field extends { kind: "choice"; values: readonly (infer Value)[] }
    ? Value
    : string | undefined;

type Values<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** Fields with their texts and values. Other values than their kind allows are undefined, or the usual choice. */
export interface Reading<Table> {
  readonly texts: Texts<NameOf<Table>>;
  readonly values: Values<Table>;
  /** Fields with a text that is refused or missing, or with an unknown choice. */
  readonly faults: readonly NameOf<Table>[];
  /** Those faults that no usual choice replaces. */
  readonly refused: readonly NameOf<Table>[];
}

/** Returns the values and options of a choice. @param labelOf returns the label of a value */
export function choice<const Value extends string, Props>(
  values: readonly Value[],
  labelOf: (props: Props, value: Value) => string,
) {
  const options = (props: Props): readonly Option[] =>
    values.map((value) => ({ value, label: labelOf(props, value) }));
  return { kind: "choice", values, options } as const;
}

/** Row of an optional number of pieces. */
export const piecesRow = {
  kind: "number",
  figure: "count",
  usual: "",
  range: palletRanges.pieces,
  optional: true,
} as const;

/** Rows, or their texts or values, whose names end with a suffix. */
type Suffixed<Rows, Suffix extends string> = {
  readonly [Name in NameOf<Rows> as `${Name}${Suffix}`]: Rows[Name];
};

/** Returns the entries of one of several things that have the same rows, without their suffix. */
export function entriesOf<All, Name extends string, Suffix extends string>(
  names: readonly Name[],
  all: All,
  suffix: Suffix,
) {
  const found = names.map((name) => [name, all[`${name}${suffix}` as keyof All]]);
  return Object.fromEntries(found) as { readonly [Key in Name]: All[`${Key}${Suffix}` & keyof All] };
}

/** Repeats rows for several things of one kind: `q`, `q2`, `q3`. `when` reads the texts of its own thing. */
export function repeated<Rows extends Fields, Suffix extends string>(
  rows: Rows,
  suffixes: readonly Suffix[],
): Suffixed<Rows, Suffix> {
  const names = Object.keys(rows);
  const all = suffixes.flatMap((suffix) =>
    Object.entries(rows).map(([name, row]) => {
      const { when } = row;
      const own = when && { when: (texts: Texts) => when(entriesOf(names, texts, suffix)) };
      return [name + suffix, { ...row, ...own }];
    }),
  );
  return Object.fromEntries(all) as Suffixed<Rows, Suffix>;
}

export function usualTexts<Table extends Fields>(table: Table): Texts<NameOf<Table>> {
  const texts = Object.entries(table).map(([name, { usual }]) => [name, usual]);
  return Object.fromEntries(texts) as Texts<NameOf<Table>>;
}

function valueOf(row: FieldRow<never>, text: string): string | number | undefined {
  if (row.kind === "number") return readers[row.figure](text, row.range).value;
  if (row.kind === "text") return isBlank(text) ? undefined : row.read(text);
  return row.values.find((value) => value === text) ?? row.usual;
}

function isFaulty(row: FieldRow<never>, text: string, texts: Texts): boolean {
  if (row.kind === "choice") return !row.values.includes(text);
  if (row.when && !row.when(texts)) return false;
  const mayBeEmpty = row.kind === "text" || row.optional;
  return mayBeEmpty && isBlank(text) ? false : valueOf(row, text) === undefined;
}

/** Reads the texts of a tool's fields, which may come from any address. */
export function read<Table extends Fields>(table: Table, texts: Texts<NameOf<Table>>): Reading<Table> {
  const rows = Object.entries(table) as [NameOf<Table>, FieldRow<never>][];
  const values = rows.map(([name, row]) => [name, valueOf(row, texts[name])]);
  const faulty = rows.filter(([name, row]) => isFaulty(row, texts[name], texts));
  return {
    texts,
    values: Object.fromEntries(values) as Values<Table>,
    faults: faulty.map(([name]) => name),
    refused: faulty.filter(([, { kind }]) => kind !== "choice").map(([name]) => name),
  };
}

/** Reads some texts as if all other fields had their usual texts. */
export function readWith<Table extends Fields>(
  table: Table,
  texts: Partial<Texts<NameOf<Table>>>,
): Reading<Table> {
  return read(table, { ...usualTexts(table), ...texts });
}
