import { usualVehicleId } from "../../_content/usual-vehicle";
import { isBlank } from "../../_fields/read-text";
import { parsed, textsIn } from "./delivery";
import { countGoods, type GoodsLine, type Line, mostLines } from "./line";
import {
  build,
  type BuildName,
  type FieldName,
  fields,
  kinds,
  namesOf,
  rowOf,
  type TermName,
  terms,
  termsOf,
} from "./terms";

/**
 * A line as it is typed: the texts of its fields. `kind` is the id of a product, `blocks` or `custom`; empty
 * until chosen. The unit is `pieces` or `loads`. The construction of a custom pallet comes from the size tool
 * and is not edited here.
 */
export type Entry = Readonly<
  Record<"kind" | "amount" | "unit" | "vehicle" | "size" | BuildName | TermName, string>
>;

const termNames = namesOf({ ...build, ...terms });

export const emptyEntry: Entry = {
  ...{ kind: "", amount: "", unit: "pieces", vehicle: usualVehicleId, size: "" },
  ...(Object.fromEntries(termNames.map((name) => [name, ""])) as Record<BuildName | TermName, string>),
};

/** A line of the list that is being changed. */
export interface Change {
  readonly index: number;
  readonly entry: Entry;
  /** Amount before the change. */
  readonly was: string;
}

/** Lines that are being typed: a new one, and a change of one of the list. */
export interface Entries {
  readonly begun: Entry;
  readonly change?: Change | undefined;
}

/** A field whose text is missing or refused. */
export type Problem = "kind" | "amount" | TermName;

const kindOf = ({ kind, unit }: Entry) =>
  kind === "blocks" || kind === "custom" ? kind : unit === "loads" ? "load" : "product";

/** Returns the text of a field of an entry's line. */
function textOf(entry: Entry, name: FieldName): string {
  if (name === "product") return entry.kind;
  if (name === "pieces" || name === "loads") return entry.amount;
  return name === "note" ? noteOf(entry) : entry[name as keyof Entry];
}

function valueOf(entry: Entry, name: FieldName): unknown {
  // Pieces are for the usual vehicle unless another is requested.
  if (name === "vehicle" && entry.unit === "pieces" && entry.vehicle === usualVehicleId) return undefined;
  return rowOf(name).read(textOf(entry, name), kindOf(entry));
}

/** Returns the fields with problems in the order of the form. */
export function problemsOf(entry: Entry): Problem[] {
  const amount = kindOf(entry) === "load" ? "loads" : "pieces";
  return [
    ...(entry.kind ? [] : ["kind" as const]),
    ...(valueOf(entry, amount) === undefined ? ["amount" as const] : []),
    ...namesOf(terms).filter((name) => !isBlank(textOf(entry, name)) && valueOf(entry, name) === undefined),
  ];
}

/** Returns the note of an entry, preceded by a size that is not three valid numbers. */
export function noteOf(entry: Entry): string {
  const { size, note } = entry;
  return [valueOf(entry, "size") ? "" : size, note]
    .filter((text) => !isBlank(text))
    .map((text) => text.trim())
    .join("; ");
}

/** Returns the line of an entry; undefined if the entry has problems. */
export function lineOf(entry: Entry): GoodsLine | undefined {
  if (problemsOf(entry).length) return undefined;
  const kind = kindOf(entry);
  const names: readonly FieldName[] = [...kinds[kind].needs, ...kinds[kind].may];
  const values = names
    .filter((name) => !(name in terms) || termsOf(kind).includes(name as TermName))
    .map((name) => [name, valueOf(entry, name)] as const);
  return Object.fromEntries([
    ["kind", kind],
    ...values.filter(([, value]) => value !== undefined),
  ]) as unknown as GoodsLine;
}

/** Returns an entry for a change of a line. */
export function entryOf(line: GoodsLine): Entry {
  const values: Readonly<Partial<Record<FieldName, unknown>>> = { ...line };
  const texts = namesOf(fields).flatMap((name) =>
    values[name] === undefined ? [] : [[name, rowOf(name).format(values[name])]],
  );
  const { product, pieces, loads, ...rest } = Object.fromEntries(texts) as Record<string, string>;
  return {
    ...emptyEntry,
    ...rest,
    kind: product ?? line.kind,
    amount: pieces ?? loads ?? "",
    unit: loads ? "loads" : "pieces",
  };
}

/** Returns a list with all complete entries: the new line, and the changed one in its place. */
export function withEntries(lines: readonly Line[], { begun, change }: Entries): readonly Line[] {
  const all = withLine(lines, lineOf(begun));
  const changed = change && lineOf(change.entry);
  // The list may have become shorter since the change began.
  return changed && lines[change.index] ? all.with(change.index, changed) : withLine(all, changed);
}

function withLine(lines: readonly Line[], line: GoodsLine | undefined): readonly Line[] {
  return line && countGoods(lines) < mostLines ? [...lines, line] : lines;
}

/** Returns whether nothing but a choice was made in an entry. */
export function isUntouched({ kind, amount, size, note, date }: Entry): boolean {
  return !(kind || amount || size || note || date);
}

/** Serialises entries for storage. Returns an empty text for an untouched entry without a change. */
export function writeEntries({ begun, change }: Entries): string {
  if (isUntouched(begun) && !change) return "";
  return JSON.stringify({
    ...(isUntouched(begun) ? {} : changedTexts(begun)),
    ...(change && { change: { index: change.index, was: change.was, ...changedTexts(change.entry) } }),
  });
}

function changedTexts(entry: Entry) {
  return Object.fromEntries(
    Object.entries(entry).filter(([name, text]) => emptyEntry[name as "kind"] !== text),
  );
}

/** Parses stored entries. Values that are not strings get their defaults. */
export function readEntries(stored: string): Entries {
  const read = parsed(stored);
  // Before 2026-12, an entry with an index was the change, with the JSON of the new line in `aside`.
  if (typeof read.index === "string" && read.index)
    return {
      begun: readEntry(parsed(String(read.aside ?? ""))),
      change: changeOf(Number(read.index), readEntry(read)),
    };
  const { index, was, ...texts } = Object(read.change) as Readonly<Record<string, unknown>>;
  const change = Number.isInteger(index) && changeOf(index as number, readEntry(texts), was);
  return { begun: readEntry(read), ...(change && { change }) };
}

const changeOf = (index: number, entry: Entry, was: unknown = entry.amount): Change => ({
  index,
  entry,
  was: typeof was === "string" ? was : "",
});

function readEntry(read: Readonly<Record<string, unknown>>): Entry {
  // Before 2026-12, `frequency` was `once` or `month`, and `build` the JSON of the construction's values.
  const built = parsed(typeof read.build === "string" ? read.build : "");
  const names = namesOf(build).filter((name) => build[name].is(built[name], ""));
  const older = {
    ...(read.frequency === "month" && { monthly: "yes" }),
    ...Object.fromEntries(names.map((name) => [name, rowOf(name).format(built[name])])),
  };
  return textsIn({ ...older, ...read }, emptyEntry);
}
