import { emptyEntry, type Entry, entryOf, lineOf } from "./entry";
import { type GoodsLine, isGoods, mostLines } from "./line";
import { piecesOf } from "./pieces";
import { changed, type Edit, goodsIn, type Item, type Quote, withEdit, withId } from "./quote";
import type { QuoteTexts } from "./quote-texts";

/** Returns the goods line of an item; undefined for a document, and for a new line. */
export function goodsOf({ items }: Pick<Quote, "items">, id: number): GoodsLine | undefined {
  const line = withId(items, id)?.line;
  return line && isGoods(line) ? line : undefined;
}

/** Returns the texts of a line without those that were typed: of a line that has left the list, as it was. */
function entryBehind(quote: Quote, id: number): Entry {
  const line = goodsOf(quote, id) ?? withId(quote.edits, id)?.line;
  return line ? entryOf(line) : emptyEntry;
}

/** Returns the texts of a line with those that were typed. */
export function entryIn(quote: Quote, id: number): Entry {
  return { ...entryBehind(quote, id), ...withId(quote.edits, id)?.texts };
}

/** Returns the entry for the amount of a line: in pieces if they are known. */
export function amountEntry(quote: Quote, id: number, texts: QuoteTexts): Entry {
  const line = goodsOf(quote, id);
  const pieces = line && piecesOf(line, texts);
  return {
    ...entryBehind(quote, id),
    ...(pieces !== undefined && { unit: "pieces", amount: String(pieces) }),
    ...withId(quote.edits, id)?.texts,
  };
}

/** Adds typed texts to those of a line. */
export function typed<Kept extends Quote>(
  quote: Kept,
  id: number,
  texts: Partial<Entry>,
  isOpen: boolean,
): Kept {
  const behind = entryBehind(quote, id);
  const edit = withId(quote.edits, id);
  const all = Object.entries({ ...edit?.texts, ...texts });
  const kept = all.filter(([name, text]) => behind[name as keyof Entry] !== text);
  return withEdit(quote, {
    id,
    line: goodsOf(quote, id) ?? edit?.line,
    texts: Object.fromEntries(kept) as Partial<Entry>,
    isOpen,
  });
}

/** Edits of new lines: those of no line of the list. */
export function newEdits({ items, edits }: Quote): readonly Edit[] {
  return edits.filter(({ id }) => !withId(items, id));
}

/** The list with everything that is typed. */
export interface Filled {
  /** The list with all complete edits: a new line at the end, a changed one in its place. */
  readonly items: readonly Item[];
  /** New lines that are not complete, or that have no place in the list. */
  readonly unfinished: readonly Edit[];
  /** Edits of lines of the list that are refused. The line stays as it is. */
  readonly refused: readonly Edit[];
}

/** Returns the list as it would be if all edits were saved. */
export function filled(quote: Quote): Filled {
  const unfinished: Edit[] = [];
  const refused: Edit[] = [];
  let { items } = quote;
  for (const edit of quote.edits) {
    const line = lineOf(entryIn(quote, edit.id));
    const isListed = goodsOf(quote, edit.id) !== undefined;
    if (isListed && line) items = changed({ ...quote, items }, edit.id, line).items;
    else if (isListed) refused.push(edit);
    else if (line && goodsIn(items) < mostLines) items = [...items, { id: edit.id, line }];
    else unfinished.push(edit);
  }
  return { items, unfinished, refused };
}
