import type { Delivery } from "./delivery";
import type { Entry } from "./entry";
import { type GoodsLine, isGoods, type Line, mostLines } from "./line";
import { isEqual } from "./same";

/** Line of the tab's list. Its identity is a number of this tab: no message and no link has it. */
export interface Item {
  readonly id: number;
  readonly line: Line;
}

/** Texts that a visitor has typed for a line and not saved. The identity of no item is that of a new line. */
export interface Edit {
  readonly id: number;
  /** The line when the edit began; undefined for a new line. */
  readonly line?: GoodsLine | undefined;
  /** Only texts that differ from those of the line. */
  readonly texts: Partial<Entry>;
  /** Whether all fields of the line are shown, not only its amount. */
  readonly isOpen: boolean;
}

/** Quote list of this tab, with what is being typed. */
export interface Quote {
  /** Identity of the next line. None is used twice, because pages of the tab's history may refer to it. */
  readonly next: number;
  readonly items: readonly Item[];
  readonly edits: readonly Edit[];
  readonly delivery: Delivery;
}

export const emptyQuote: Quote = { next: 1, items: [], edits: [], delivery: {} };

export const linesOf = (items: readonly Item[]): readonly Line[] => items.map(({ line }) => line);

export const goodsIn = (items: readonly Item[]): number => items.filter(({ line }) => isGoods(line)).length;

/** Parses a stored quote, unchecked because this site wrote it. Returns an empty quote for any other text. */
export function readQuote(stored: string): Quote {
  try {
    const { next = 1, items = [], edits = [], delivery = {} } = JSON.parse(stored) as Partial<Quote>;
    return { next: Number(next), items: [...items], edits: [...edits], delivery };
  } catch {
    return emptyQuote;
  }
}

/** Returns whether two lines are the same, whether or not they came by a link. */
function isSameLine(one: Line, other: Line): boolean {
  return isEqual({ ...one, linked: undefined }, { ...other, linked: undefined });
}

/** Returns whether a list has a line, or a document with other terms. */
function hasLine(items: readonly Item[], line: Line): boolean {
  return items.some(({ line: each }) =>
    line.kind === "document" && each.kind === "document"
      ? line.document === each.document
      : isSameLine(line, each),
  );
}

/** Returns the ids of the items that have one of these lines. */
export function idsOf(items: readonly Item[], lines: readonly Line[]): number[] {
  return items.filter(({ line }) => lines.some((each) => isSameLine(each, line))).map(({ id }) => id);
}

/** Returns those lines that a list does not have, each once. */
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

/** Removes lines. What is typed in one of them becomes a new line, unless it is dropped with its line. */
export function without<Kept extends Quote>(quote: Kept, ids: readonly number[], isDropped = false): Kept {
  return settled({
    ...quote,
    items: quote.items.filter(({ id }) => !ids.includes(id)),
    edits: isDropped ? quote.edits.filter(({ id }) => !ids.includes(id)) : quote.edits,
  });
}

/** Replaces the lines of a list. Those that it has already keep their identities. */
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

/** Adds an edit, or puts it in the place of the line's last one. */
export function withEdit<Kept extends Quote>(quote: Kept, edit: Edit): Kept {
  return { ...quote, edits: inOrder([...quote.edits.filter(({ id }) => id !== edit.id), edit]) };
}

export function withoutEdits<Kept extends Quote>(quote: Kept, ids: readonly number[]): Kept {
  return { ...quote, edits: quote.edits.filter(({ id }) => !ids.includes(id)) };
}

/** Closes the fields of lines in which nothing is typed. */
export function closed<Kept extends Quote>(quote: Kept): Kept {
  return { ...quote, edits: quote.edits.filter(({ texts }) => Object.keys(texts).length > 0) };
}

/** Drops edits without a text whose line has left the list. */
function settled<Kept extends Quote>(quote: Kept): Kept {
  const isKept = ({ id, texts }: Edit) =>
    Object.keys(texts).length > 0 || quote.items.some((item) => item.id === id);
  return { ...quote, edits: quote.edits.filter(isKept) };
}

const inOrder = <Each extends { readonly id: number }>(all: readonly Each[]) =>
  all.toSorted((one, other) => one.id - other.id);

/** What an action did to an item or an edit. `from` is undefined if it was added, `to` if it was removed. */
interface Step<Each> {
  readonly id: number;
  readonly from?: Each | undefined;
  readonly to?: Each | undefined;
}

/** What one action did to a list. */
export interface Deed {
  readonly items: readonly Step<Item>[];
  readonly edits: readonly Step<Edit>[];
  /** Identities before the action, in the order of the list. */
  readonly order: readonly number[];
}

/** Returns what an action did, from the list before and after it. */
export function deedOf(before: Quote, after: Quote): Deed {
  return {
    items: stepsOf(before.items, after.items),
    edits: stepsOf(before.edits, after.edits),
    order: before.items.map(({ id }) => id),
  };
}

function stepsOf<Each extends { readonly id: number }>(
  before: readonly Each[],
  after: readonly Each[],
): Step<Each>[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids]
    .map((id) => ({ id, from: withId(before, id), to: withId(after, id) }))
    .filter(({ from, to }) => !isEqual(from, to));
}

export function withId<Each extends { readonly id: number }>(all: readonly Each[], id: number) {
  return all.find((each) => each.id === id);
}

/**
 * Applies the inverse of an action to today's list, which other actions may have changed. Leaves lines and edits that
 * are not as the action left them, and brings no document and no line too many.
 */
export function undone<Kept extends Quote>(quote: Kept, deed: Deed): Kept {
  const { items } = deed.items.reduce(
    (today, { id, from, to }) => {
      if (!isEqual(withId(today.items, id), to)) return today;
      const rest = today.items.filter((item) => item.id !== id);
      return { ...today, items: from && hasRoom(rest, from.line) ? [...rest, from] : rest };
    },
    { items: quote.items },
  );
  const edits = deed.edits.reduce((today, { id, from, to }) => {
    const now = withId(today, id);
    const rest = today.filter((edit) => edit.id !== id);
    // The action saved or dropped what was typed, and the visitor has typed more since.
    if (from && !to && now) return [...rest, { ...now, texts: { ...from.texts, ...now.texts } }];
    if (!isEqual(now, to)) return today;
    return from ? [...rest, from] : rest;
  }, quote.edits);
  return settled({ ...quote, items: sorted(items, deed.order), edits: inOrder(edits) });
}

/** Puts the removed lines back before those that the action has added. */
export function joined<Kept extends Quote>(quote: Kept, deed: Deed): Kept {
  const removed = deed.items.flatMap(({ from, to }) => (from && !to ? [from] : []));
  const back = removed.filter(({ id, line }) => !withId(quote.items, id) && !hasLine(quote.items, line));
  return { ...quote, items: sorted([...quote.items, ...back], deed.order) };
}

/** Returns whether a joined list is a list, and more than today's. */
export function canJoin(quote: Quote, deed: Deed): boolean {
  const { items } = joined(quote, deed);
  return items.length > quote.items.length && goodsIn(items) <= mostLines;
}

/** Returns whether an action can still be undone. */
export const canUndo = (quote: Quote, deed: Deed): boolean => !isEqual(undone(quote, deed), quote);

const hasRoom = (items: readonly Item[], line: Line) =>
  line.kind === "document" ? !hasLine(items, line) : goodsIn(items) < mostLines;

/** Sorts items by a former order. Later ones follow. */
function sorted(items: readonly Item[], order: readonly number[]): readonly Item[] {
  const place = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((one, other) => place(one) - place(other));
}
