import { usualVehicleId } from "../../_content/usual-vehicle";
import { namesOf } from "../../_fields/read-fields";
import { isBlank } from "../../_fields/read-text";
import type { GoodsLine } from "./line";
import { build } from "./build";
import { type BuildName, type FieldName, fields, kinds, rowOf } from "./fields";
import { type TermName, terms, termsOf } from "./terms";

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

/** A field whose text is missing or refused. */
export type Problem = "amount" | TermName;

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
  return rowOf(name, kindOf(entry)).kind.read(textOf(entry, name));
}

/** Returns the fields with problems in the order of the form. */
export function problemsOf(entry: Entry): Problem[] {
  const amount = kindOf(entry) === "load" ? "loads" : "pieces";
  return [
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
  if (kinds[kind].needs.some((name) => valueOf(entry, name) === undefined)) return undefined;
  const values = names
    .filter((name) => !(name in terms) || termsOf(kind).includes(name as TermName))
    .map((name) => [name, valueOf(entry, name)] as const);
  return Object.fromEntries([["kind", kind], ...values.filter(([, value]) => value !== undefined)]) as {
    kind: typeof kind;
  } as GoodsLine;
}

/** Returns an entry for a change of a line. */
export function entryOf(line: GoodsLine): Entry {
  const values: Readonly<Partial<Record<FieldName, unknown>>> = { ...line };
  const texts = namesOf(fields).flatMap((name) =>
    values[name] === undefined ? [] : [[name, rowOf(name).kind.format(values[name] as never)]],
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
