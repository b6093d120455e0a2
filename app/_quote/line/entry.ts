import { times } from "../../_i18n/figures";
import { plainText } from "../../_i18n/plain-text";
import { buildOf, encodeBuild } from "./decode";
import {
  blockSize,
  countGoods,
  greatest,
  type GoodsLine,
  type Line,
  mostLines,
  palletSize,
  type Size,
  unloadings,
} from "./line";
import { readCount, readSides } from "../../_lib/read-figures";
import { fieldText, isBlank, lineText, longest, readPostcode } from "../../_lib/read-text";

/** Values of the composer's fields, as typed. */
export interface Entry {
  /** Id of a product, `blocks` or `custom`; empty until chosen. */
  readonly kind: string;
  readonly amount: string;
  readonly unit: "pieces" | "loads";
  readonly vehicle: string;
  readonly size: string;
  /** Construction of an own pallet from the size tool, as JSON; not edited here. */
  readonly build: string;
  readonly frequency: "once" | "month";
  readonly ht: "" | "yes" | "no";
  readonly postcode: string;
  readonly unloading: string;
  readonly date: string;
  readonly note: string;
  /** Index of the changed line in the list; empty for a new line. */
  readonly index: string;
  /** Stored entry of an unfinished new line while another line is changed. */
  readonly aside: string;
}

export const emptyEntry: Entry = {
  kind: "",
  amount: "",
  unit: "pieces",
  vehicle: "semi",
  size: "",
  build: "",
  frequency: "once",
  ht: "",
  postcode: "",
  unloading: "",
  date: "",
  note: "",
  index: "",
  aside: "",
};

export type EntryProblem =
  | "kindMissing"
  | "quantityMissing"
  | "quantityFault"
  | "postcodeFault"
  | "dateTooLong"
  | "noteTooLong";

/** A hint marks more pieces as unusual. */
export const unusualPieces = 10_000;

/** Returns the problems of an entry in the order of its fields. */
export function problemsOf(entry: Entry): EntryProblem[] {
  const { kind, amount, postcode, date } = entry;
  const note = noteOf(entry);
  const found: Record<EntryProblem, boolean> = {
    kindMissing: !kind,
    quantityMissing: isBlank(amount),
    quantityFault: !isBlank(amount) && !amountOf(entry),
    postcodeFault: !isBlank(postcode) && !readPostcode(postcode),
    dateTooLong: !isBlank(date) && !fieldText(date),
    noteTooLong: Boolean(note) && !lineText(note, longest.note),
  };
  return (Object.keys(found) as EntryProblem[]).filter((problem) => found[problem]);
}

function amountOf({ amount, unit }: Entry): number | undefined {
  return readCount(amount, [1, greatest[unit]]).value;
}

/** Formats a size for its field. */
export function sizeText(size: Size): string {
  return plainText(times(...size));
}

/** Returns the note of an entry, preceded by a size that is not three valid numbers. */
export function noteOf({ kind, size, note }: Entry): string {
  const described = sizeIn({ kind, size }) ? "" : size;
  return [described, note]
    .filter((text) => !isBlank(text))
    .map((text) => text.trim())
    .join("; ");
}

/** Parses the size. Returns undefined for words, and for numbers out of range. */
function sizeIn({ kind, size }: Pick<Entry, "kind" | "size">) {
  return (kind === "blocks" ? blockSize : palletSize)((readSides(size) ?? []).map(String));
}

/** Returns the line of an entry; undefined if the entry has problems. */
export function lineOf(entry: Entry): GoodsLine | undefined {
  if (problemsOf(entry).length) return undefined;
  const { kind, unit, vehicle, frequency, ht } = entry;
  const number = amountOf(entry) ?? 0;
  const terms = {
    ...(frequency === "month" && { monthly: true as const }),
    ...(ht && kind !== "blocks" && { ht: ht === "yes" }),
    ...optionalField("postcode", readPostcode(entry.postcode)),
    ...optionalField(
      "unloading",
      unloadings.find((each) => each === entry.unloading),
    ),
    ...optionalField("date", fieldText(entry.date)),
    ...optionalField("note", lineText(noteOf(entry), longest.note)),
  };
  if (kind === "blocks" || kind === "custom")
    return {
      kind,
      pieces: number,
      ...optionalField("size", sizeIn(entry)),
      ...(kind === "custom" && buildOf(entry.build)),
      ...terms,
    } as GoodsLine;
  const product = Number(kind);
  return unit === "loads"
    ? { kind: "load", product, vehicle, loads: number, ...terms }
    : { kind: "product", product, pieces: number, ...terms };
}

/** Returns an entry for a change of a line. */
export function entryOf(line: GoodsLine, index: number): Entry {
  return {
    ...emptyEntry,
    kind: "product" in line ? String(line.product) : line.kind,
    amount: String(line.kind === "load" ? line.loads : line.pieces),
    ...(line.kind === "load" && { unit: "loads", vehicle: line.vehicle }),
    ...("size" in line && line.size && { size: sizeText(line.size) }),
    ...(line.kind === "custom" && { build: encodeBuild(line) }),
    frequency: line.monthly ? "month" : "once",
    ht: line.ht === undefined ? "" : line.ht ? "yes" : "no",
    postcode: line.postcode ?? "",
    unloading: line.unloading ?? "",
    date: line.date ?? "",
    note: line.note ?? "",
    index: String(index),
  };
}

/** Appends a valid entry to a list that is not full, or replaces its changed line. */
export function withEntry(lines: readonly Line[], entry: Entry): readonly Line[] {
  if (entry.aside) return withEntry(withEntry(lines, readEntry(entry.aside)), { ...entry, aside: "" });
  const line = lineOf(entry);
  if (!line) return lines;
  if (entry.index && lines[Number(entry.index)]) return lines.with(Number(entry.index), line);
  return countGoods(lines) < mostLines ? [...lines, line] : lines;
}

/** Serialises an entry for storage. Returns an empty text for an untouched entry. */
export function writeEntry(entry: Entry): string {
  const { kind, amount, size, note, date } = entry;
  return kind || amount || size || note || date ? JSON.stringify(entry) : "";
}

/** Parses a stored entry. Values that are not strings get their defaults. */
export function readEntry(stored: string): Entry {
  try {
    const read = JSON.parse(stored || "{}") as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(emptyEntry).map(([name, fresh]) => [
        name,
        typeof read[name] === "string" ? read[name] : fresh,
      ]),
    ) as unknown as Entry;
  } catch {
    return emptyEntry;
  }
}

function optionalField<Name extends string, Value>(name: Name, value: Value | undefined) {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
