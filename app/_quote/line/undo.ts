import { type Line, mostLines } from "./line";
import {
  type Edit,
  goodsIn,
  hasLine,
  inOrder,
  isEqual,
  type Item,
  type Quote,
  settled,
  withId,
} from "./quote";

/** `from` is undefined if it was added, `to` if it was removed. */
interface Step<Each> {
  readonly id: number;
  readonly from?: Each | undefined;
  readonly to?: Each | undefined;
}

export interface Deed {
  readonly items: readonly Step<Item>[];
  readonly edits: readonly Step<Edit>[];
  /** Identities before the action. */
  readonly order: readonly number[];
}

/** Returns the differences between the list before and after an action. */
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

/**
 * Undoes an action in today's list. Leaves lines and edits that have changed since, and brings no document twice
 * and no line too many.
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
    // The visitor has typed more since.
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

/** Whether the joined list fits, and is more than today's. */
export function canJoin(quote: Quote, deed: Deed): boolean {
  const { items } = joined(quote, deed);
  return items.length > quote.items.length && goodsIn(items) <= mostLines;
}

/** Returns whether an action can still be undone. */
export const canUndo = (quote: Quote, deed: Deed): boolean => !isEqual(undone(quote, deed), quote);

const hasRoom = (items: readonly Item[], line: Line) =>
  line.kind === "document" ? !hasLine(items, line) : goodsIn(items) < mostLines;

/** By a former order. Later ones follow. */
function sorted(items: readonly Item[], order: readonly number[]): readonly Item[] {
  const place = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((one, other) => place(one) - place(other));
}
