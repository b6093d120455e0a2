import { usualVehicleId } from "../../_content/usual-vehicle";
import { faultOf, isRefused, namesOf } from "../../_fields/read-fields";
import { readCount } from "../../_fields/read-figures";
import { amountRanges, type FieldName, fields, fieldsOf, type GoodsKind, isNeeded, rowOf } from "./fields";
import type { GoodsLine } from "./line";
import type { QuoteTexts } from "./quote-texts";

/** A missing one is empty. */
export type EntryTexts = Readonly<Partial<Record<FieldName, string>>>;

export interface Entry {
  readonly kind: GoodsKind;
  readonly texts: EntryTexts;
}

/** Returns the field for the amount. */
export const amountName = (kind: GoodsKind): "loads" | "pieces" => (kind === "load" ? "loads" : "pieces");

function isProblem({ kind, texts }: Entry, name: FieldName): boolean {
  return isRefused({ ...rowOf(name, kind), isRequired: isNeeded(name, kind) }, texts[name] ?? "", {});
}

/** Returns the visible fields with problems, in the order of the composer. */
export function problemsOf(entry: Entry): FieldName[] {
  return fieldsOf(entry.kind).filter((name) => rowOf(name, entry.kind).label && isProblem(entry, name));
}

/** Returns the sentence about a field's text. */
export function problemText({ kind, texts }: Entry, name: FieldName, words: QuoteTexts): string | undefined {
  return faultOf(rowOf(name, kind), texts[name] ?? "", words);
}

/** Returns the line of an entry; undefined if it has problems. */
export function lineOf(entry: Entry): GoodsLine | undefined {
  const { kind, texts } = entry;
  const names = fieldsOf(kind);
  if (problemsOf(entry).length || names.some((name) => isNeeded(name, kind) && isProblem(entry, name)))
    return undefined;
  const values = names.map((name) => [name, rowOf(name, kind).kind.read(texts[name] ?? "")] as const);
  // The table of kinds says which fields each line has.
  return Object.fromEntries([["kind", kind], ...values.filter(([, value]) => value !== undefined)]) as {
    kind: typeof kind;
  } as GoodsLine;
}

/** Returns the entry for a change of a line. */
export function entryOf(line: GoodsLine): Entry {
  const values: Readonly<Partial<Record<FieldName, unknown>>> = { ...line };
  const texts = namesOf(fields).flatMap((name) =>
    values[name] === undefined ? [] : [[name, rowOf(name, line.kind).kind.format(values[name] as never)]],
  );
  return { kind: line.kind, texts: Object.fromEntries(texts) as EntryTexts };
}

/**
 * Changes the kind of amount: pieces (`product`) or full loads (`load`).
 *
 * @param perLoad converts a known amount; a refused one stays as it is typed
 */
export function withKind({ kind, texts }: Entry, next: GoodsKind, perLoad?: number): Entry {
  const from = amountName(kind);
  const to = amountName(next);
  const typed = texts[from] ?? "";
  const amount = perLoad && readCount(typed, amountRanges[from]).value;
  const converted = amount && (next === "load" ? Math.ceil(amount / perLoad) : amount * perLoad);
  if (kind === next) return { kind, texts };
  return {
    kind: next,
    texts: {
      ...texts,
      [from]: "",
      [to]: String(converted || typed),
      vehicle: texts.vehicle || usualVehicleId,
    },
  };
}
