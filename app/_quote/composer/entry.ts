import { times } from "../../_i18n/figures";
import { plainText } from "../../_i18n/plain-text";
import { buildOf, encodeBuild } from "../code/decode";
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
} from "../code/line";
import { linePlace, lineText, longest, typedNumber, typedPostcode, visibleText } from "../../_lib/typed";

/** What stands in the composer, field by field, as it was typed. */
export interface Entry {
  /** The id of a product, `blocks` or `custom`; empty: not chosen yet. */
  readonly kind: string;
  readonly amount: string;
  readonly unit: "pieces" | "loads";
  readonly vehicle: string;
  readonly size: string;
  /** How a pallet of one's own is built, as JSON: it was drawn on another page, and is kept as it came. */
  readonly build: string;
  readonly frequency: "once" | "month";
  readonly ht: "" | "yes" | "no";
  readonly postcode: string;
  readonly unloading: string;
  readonly date: string;
  readonly note: string;
  /** The place in the list of the line that is being changed; empty for a new one. */
  readonly place: string;
  /** The stored entry of an unfinished new line while another line is changed. */
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
  place: "",
  aside: "",
};

/** What keeps an entry from being a line. */
export type EntryProblem =
  "kindMissing" | "quantityMissing" | "quantityFault" | "postcodeFault" | "dateTooLong" | "noteTooLong";

/** From so many pieces on a hint says that the quantity is unusual. */
export const unusualPieces = 10_000;

/** Returns the problems of an entry in the order of its fields. */
export function problemsOf(entry: Entry): EntryProblem[] {
  const { kind, amount, postcode, date } = entry;
  const note = noteOf(entry);
  const found: Record<EntryProblem, boolean> = {
    kindMissing: !kind,
    quantityMissing: !visibleText(amount),
    quantityFault: Boolean(visibleText(amount)) && !amountOf(entry),
    postcodeFault: Boolean(visibleText(postcode)) && !typedPostcode(postcode),
    dateTooLong: Boolean(visibleText(date)) && !linePlace(date),
    noteTooLong: Boolean(note) && !lineText(note, longest.note),
  };
  return (Object.keys(found) as EntryProblem[]).filter((problem) => found[problem]);
}

/** How many pieces or loads an entry requests. */
function amountOf({ amount, unit }: Entry): number | undefined {
  return typedNumber(amount, [1, greatest[unit]]);
}

/** A size as it stands in its field. */
export function sizeText(size: Size): string {
  return plainText(times(...size));
}

/** Three sides, however they are parted. */
const sides = /^\s*(\d+)\s*[x×*/,; ]\s*(\d+)\s*[x×*/,; ]\s*(\d+)\s*(?:mm)?\s*$/i;

/** The note: with the size, where that is given in words and not in three figures. */
export function noteOf({ kind, size, note }: Entry): string {
  const described = sizeIn({ kind, size }) ? "" : size.trim();
  return [described, note.trim()].filter(Boolean).join("; ");
}

/** The size as figures; undefined for words, and for figures that no pallet has. */
function sizeIn({ kind, size }: Pick<Entry, "kind" | "size">) {
  return (kind === "blocks" ? blockSize : palletSize)(sides.exec(visibleText(size))?.slice(1) ?? []);
}

/** Returns the line of an entry; undefined for an entry with problems. */
export function lineOf(entry: Entry): GoodsLine | undefined {
  if (problemsOf(entry).length) return undefined;
  const { kind, unit, vehicle, frequency, ht } = entry;
  const number = amountOf(entry) ?? 0;
  const terms = {
    ...(frequency === "month" && { monthly: true as const }),
    ...(ht && kind !== "blocks" && { ht: ht === "yes" }),
    ...optionalField("postcode", typedPostcode(entry.postcode)),
    ...optionalField(
      "unloading",
      unloadings.find((each) => each === entry.unloading),
    ),
    ...optionalField("date", linePlace(entry.date)),
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

/** An entry that holds a line, to be changed. */
export function entryOf(line: GoodsLine, place: number): Entry {
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
    place: String(place),
  };
}

/**
 * A list with what stands in the composer: added at its end, or in its place where it was being changed. An entry that
 * is no line yet changes nothing, and a full list takes no more.
 */
export function withEntry(lines: readonly Line[], entry: Entry): readonly Line[] {
  if (entry.aside) return withEntry(withEntry(lines, readEntry(entry.aside)), { ...entry, aside: "" });
  const line = lineOf(entry);
  if (!line) return lines;
  if (entry.place && lines[Number(entry.place)]) return lines.with(Number(entry.place), line);
  return countGoods(lines) < mostLines ? [...lines, line] : lines;
}

/** Writes an entry for storage; an untouched one is the empty text. */
export function writeEntry(entry: Entry): string {
  const { kind, amount, size, note, date } = entry;
  return kind || amount || size || note || date ? JSON.stringify(entry) : "";
}

/** Reads an entry from storage. What is no text there is as in a fresh one. */
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
