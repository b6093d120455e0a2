import * as z from "zod/mini";

import { linesIn } from "./code";
import { deliveryNames, textsIn } from "./delivery";
import { entryIn } from "./edits";
import { type GoodsLine, indexOfDocument, isGoods, type Line, mostLines } from "./line";
import { type Edit, type Quote, withId } from "./quote";
import { namesOf } from "../../_fields/read-fields";
import { type FieldName, fields, kinds, type LineKind, rowOf } from "./fields";
import type { Known } from "./quote-texts";

// Before the first schema: zod would try `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** zod's own schemas of numbers, tuples and unions would add three kilobytes. */
const schemas = Object.fromEntries(namesOf(kinds).map((kind) => [kind, schemaOf(kind)]));

function schemaOf(kind: LineKind) {
  const { needs, may }: { needs: readonly FieldName[]; may: readonly FieldName[] } = kinds[kind];
  const field = (name: FieldName) => z.custom((value) => rowOf(name, kind).kind.is(value));
  return z.strictObject({
    kind: z.custom((value) => value === kind),
    ...Object.fromEntries(needs.map((name) => [name, field(name)])),
    ...Object.fromEntries(may.map((name) => [name, z.optional(field(name))])),
  });
}

export interface Decoded {
  readonly lines: readonly Line[];
  /** Whether unreadable or unknown lines were skipped. */
  readonly partly: boolean;
  /** Set if lines beyond `mostLines` were skipped. */
  readonly tooMany?: true;
}

/**
 * Decodes an untrusted list. Skips invalid and unknown lines, and those beyond the maximum.
 *
 * @param known ids that lines may refer to; if omitted, all are accepted
 */
export function decode(code: string, known?: Known): Decoded {
  if (!code) return { lines: [], partly: false };
  const parts = linesIn(code);
  if (!parts) return { lines: [], partly: true };
  let partly = false;
  const read = parts.flatMap((part) => {
    const line = lineOf(part);
    const isKept = line && (!known || isKnown(line, known));
    partly ||= !isKept;
    return isKept ? [line] : [];
  });
  const beyond = read.filter(isGoods).slice(mostLines);
  const lines = withLines(
    [],
    read.filter((line) => !beyond.includes(line as GoodsLine)),
  );
  return { lines, partly, ...(beyond.length > 0 && { tooMany: true }) };
}

function lineOf(part: unknown): Line | undefined {
  const { kind } = (part ?? {}) as Partial<Line>;
  return kind && Object.hasOwn(schemas, kind)
    ? (schemas[kind]?.safeParse(part).data as Line | undefined)
    : undefined;
}

function isKnown(line: Line, { products, vehicles, documents }: Known): boolean {
  if (line.kind === "document") return documents.includes(line.document);
  return (
    (!("vehicle" in line) || vehicles.includes(line.vehicle ?? "")) &&
    (!("start" in line) || products.includes(line.start ?? 0)) &&
    (!("product" in line) || products.includes(line.product))
  );
}

/** Checks a stored quote. Leaves out invalid lines and edits, and those of products and documents that the site lacks. */
export function checkedQuote({ next, items, edits, delivery }: Quote, known?: Known): Quote {
  const isKept = (line: Line | undefined) => line && (!known || isKnown(line, known));
  const kept = items.filter(({ id, line }) => Number.isInteger(id) && isKept(lineOf(line)));
  const read = edits.flatMap((stored) => {
    const { id = -1, line, kind, texts, isOpen } = Object(stored) as Partial<Edit>;
    const behind = withId(kept, id)?.line ?? line;
    const isNoLine = behind && !(isKept(lineOf(behind)) && isGoods(behind));
    if (isNoLine || !(behind || kind) || (kind && !(kind in kinds))) return [];
    const edit: Edit = {
      id,
      line,
      kind,
      texts: textsIn(Object(texts), namesOf(fields)),
      isOpen: Boolean(isOpen),
    };
    const { product } = entryIn({ items: kept, edits: [edit] }, id).texts;
    return product && known && !known.products.includes(Number(product)) ? [] : [edit];
  });
  const ids = [...kept, ...read].map(({ id }) => id);
  return {
    next: Math.max(next, ...ids.map((id) => id + 1)),
    items: kept,
    edits: read,
    delivery: textsIn(Object(delivery), deliveryNames),
  };
}

/** Appends lines. Skips documents that the list has. */
function withLines(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  return more.reduce<readonly Line[]>(
    (list, line) =>
      line.kind === "document" && indexOfDocument(list, line.document) >= 0 ? list : [...list, line],
    lines,
  );
}
