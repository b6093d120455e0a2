import { type Entry, entryOf, lineOf } from "./entry";
import { namesOf } from "../../_fields/read-fields";
import { type GoodsLine, isGoods, mostLines } from "./line";
import { changed, type Edit, goodsIn, type Item, type Quote, withEdit, withId } from "./quote";
import type { QuoteTexts } from "./quote-texts";
import { piecesOf } from "./pieces";

type Typing = Pick<Quote, "items" | "edits">;

/** Returns the goods of an item; undefined for a document, and for a new line. */
export function goodsOf({ items }: Pick<Quote, "items">, id: number): GoodsLine | undefined {
  const line = withId(items, id)?.line;
  return line && isGoods(line) ? line : undefined;
}

export const emptyEntry: Entry = { kind: "custom", texts: {} };

/** Returns the entry of a line's saved values, also once the line has left the list. */
function entryBehind(quote: Typing, id: number): Entry {
  const line = goodsOf(quote, id) ?? withId(quote.edits, id)?.line;
  return line ? entryOf(line) : emptyEntry;
}

/** Returns the entry in the fields of a line: its saved values, replaced by the texts of its open edit. */
export function entryIn(quote: Typing, id: number): Entry {
  return withTyped(entryBehind(quote, id), withId(quote.edits, id));
}

const withTyped = ({ kind, texts }: Entry, typed?: Partial<Entry>): Entry => ({
  kind: typed?.kind ?? kind,
  texts: { ...texts, ...typed?.texts },
});

/** Returns a line's entry for its amount: full loads as pieces, if these are known. */
export function amountEntry(quote: Quote, id: number, words: QuoteTexts): Entry {
  const entry = entryIn(quote, id);
  const line = entry.kind === "load" ? lineOf(entry) : undefined;
  const pieces = line && piecesOf(line, words);
  if (pieces === undefined) return entry;
  return { kind: "product", texts: { ...entry.texts, pieces: String(pieces) } };
}

/**
 * Returns the list after a visitor has typed into a line. An edit keeps only what differs from the saved values.
 *
 * @param isOpen whether the line shows its fields
 */
export function typed<Kept extends Quote>(
  quote: Kept,
  id: number,
  typing: Partial<Entry>,
  isOpen: boolean,
): Kept {
  const behind = entryBehind(quote, id);
  const edit = withId(quote.edits, id);
  const line = goodsOf(quote, id) ?? edit?.line;
  const { kind, texts } = withTyped({ kind: edit?.kind ?? behind.kind, texts: edit?.texts ?? {} }, typing);
  const kept = namesOf(texts).filter((name) => (behind.texts[name] ?? "") !== texts[name]);
  return withEdit(quote, {
    id,
    line,
    kind: kind === line?.kind ? undefined : kind,
    texts: Object.fromEntries(kept.map((name) => [name, texts[name]])),
    isOpen,
  });
}

/** Returns the edits of new lines. */
export function newEdits({ items, edits }: Quote): readonly Edit[] {
  return edits.filter(({ id }) => !withId(items, id));
}

export interface Filled {
  /** With all complete edits: a new line at the end, a changed one in its place. */
  readonly items: readonly Item[];
  /** New lines that are not complete, or have no place in the list. */
  readonly unfinished: readonly Edit[];
  /** Edits of lines that stay as they are. */
  readonly refused: readonly Edit[];
}

/** Returns the list as if all edits were saved. */
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
