import type { Delivery } from "./delivery";
import type { EntryTexts } from "./entry";
import type { GoodsKind } from "./fields";
import { type GoodsLine, isGoods, type Line } from "./line";

/** The identity is a number of this tab: no message and no link has it. */
export interface Item {
  readonly id: number;
  readonly line: Line;
}

/** What is typed for a line and not saved. A new line has the identity of no item. */
export interface Edit {
  readonly id: number;
  readonly line?: GoodsLine | undefined;
  /** If another than that of the line; always for a new line. */
  readonly kind?: GoodsKind | undefined;
  readonly texts: EntryTexts;
  /** Whether all fields are shown, not only the amount. */
  readonly isOpen: boolean;
}

/** List of this tab, with what is being typed. */
export interface Quote {
  /** Identity of the next line. None is used twice: pages of the history may refer to it. */
  readonly next: number;
  readonly items: readonly Item[];
  readonly edits: readonly Edit[];
  readonly delivery: Delivery;
}

export const emptyQuote: Quote = { next: 1, items: [], edits: [], delivery: {} };

export const linesOf = (items: readonly Item[]): readonly Line[] => items.map(({ line }) => line);

export const goodsIn = (items: readonly Item[]): number => items.filter(({ line }) => isGoods(line)).length;

/** Returns a stored quote, unchecked; an empty one for any other value. */
export function quoteFrom(stored: unknown): Quote {
  const { next, items, edits, delivery } = Object(stored) as Partial<Quote>;
  const isQuote = Number(next) > 0 && Array.isArray(items) && Array.isArray(edits);
  return isQuote ? { next: Number(next), items, edits, delivery: Object(delivery) as Delivery } : emptyQuote;
}

/** Whether or not they came by a link. */
function isSameLine(one: Line, other: Line): boolean {
  return isEqual({ ...one, linked: undefined }, { ...other, linked: undefined });
}

/** Returns whether a list has a line, or a document in another language. */
export function hasLine(items: readonly Item[], line: Line): boolean {
  return items.some(({ line: each }) =>
    line.kind === "document" && each.kind === "document"
      ? line.document === each.document
      : isSameLine(line, each),
  );
}

/** Returns the ids of the items with one of these lines. */
export function idsOf(items: readonly Item[], lines: readonly Line[]): number[] {
  return items.filter(({ line }) => lines.some((each) => isSameLine(each, line))).map(({ id }) => id);
}

/** Returns the lines that a list does not have, each once. */
export function linesBeside(items: readonly Item[], lines: readonly Line[]): Line[] {
  return lines.filter(
    (line, index) =>
      !hasLine(items, line) && !lines.slice(0, index).some((each) => hasLine([{ id: 0, line: each }], line)),
  );
}

/** Appends the lines that a list does not have. */
export function appended<Kept extends Quote>(quote: Kept, lines: readonly Line[]): Kept {
  const items = linesBeside(quote.items, lines).map((line, index) => ({ id: quote.next + index, line }));
  return { ...quote, next: quote.next + items.length, items: [...quote.items, ...items] };
}

/** Removes lines. What is typed in one becomes a new line, unless it is dropped. */
export function without<Kept extends Quote>(quote: Kept, ids: readonly number[], isDropped = false): Kept {
  return settled({
    ...quote,
    items: quote.items.filter(({ id }) => !ids.includes(id)),
    edits: isDropped ? quote.edits.filter(({ id }) => !ids.includes(id)) : quote.edits,
  });
}

/** Replaces the lines. Those that the list has keep their identities. */
export function replaced<Kept extends Quote>(quote: Kept, lines: readonly Line[]): Kept {
  const known = [...quote.items];
  let { next } = quote;
  const items = lines.map((line) => {
    const index = known.findIndex((item) => isSameLine(item.line, line));
    return (index >= 0 && known.splice(index, 1)[0]) || { id: next++, line };
  });
  return settled({ ...quote, next, items });
}

/** Puts a line in the place of another one. */
export function changed<Kept extends Quote>(quote: Kept, id: number, line: Line): Kept {
  return { ...quote, items: quote.items.map((item) => (item.id === id ? { id, line } : item)) };
}

/** Adds an edit, or replaces the line's last one. */
export function withEdit<Kept extends Quote>(quote: Kept, edit: Edit): Kept {
  return { ...quote, edits: inOrder([...quote.edits.filter(({ id }) => id !== edit.id), edit]) };
}

export function withoutEdits<Kept extends Quote>(quote: Kept, ids: readonly number[]): Kept {
  return { ...quote, edits: quote.edits.filter(({ id }) => !ids.includes(id)) };
}

const isTyped = ({ kind, texts }: Edit) => kind !== undefined || Object.keys(texts).length > 0;

/** Closes lines in which nothing is typed. */
export function closed<Kept extends Quote>(quote: Kept): Kept {
  return { ...quote, edits: quote.edits.filter(isTyped) };
}

/** Drops empty edits whose line has left the list. */
export function settled<Kept extends Quote>(quote: Kept): Kept {
  return { ...quote, edits: quote.edits.filter((edit) => isTyped(edit) || withId(quote.items, edit.id)) };
}

export const inOrder = <Each extends { readonly id: number }>(all: readonly Each[]) =>
  all.toSorted((one, other) => one.id - other.id);

export function withId<Each extends { readonly id: number }>(all: readonly Each[], id: number) {
  return all.find((each) => each.id === id);
}

/** Compares plain JSON. A property of `undefined` counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name as never], other[name as never]));
}
