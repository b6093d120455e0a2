import { products } from "../_content/products";
import { blockColumns, blockRows, deckBoards, entryHeight, nails, type Span } from "./pallet-geometry";
import { eur } from "./test-pallets";

const covers = ({ start, width }: Span, index: number) => index >= start && index <= start + width;

test("the fork opening has the clear height of the EUR pallet, and between bearers one board more", () => {
  expect([false, true].map((bearers) => entryHeight({ ...eur, bearers }))).toEqual([100, 122]);
});

test("two nails lie diagonally on each crossing, on outer boards towards the edge", () => {
  const first = nails(eur).filter(({ x }) => x <= 145);
  expect(first.map(({ x, y }) => [x, y].map((figure) => Number(figure.toFixed(2))))).toEqual(
    [29, 72.5, 216.25, 256.25, 368.1, 431.9, 543.75, 583.75, 727.5, 771].map((y, index) => [
      index % 2 ? 104.4 : 40.6,
      y,
    ]),
  );
});

describe.each(products)("nails of product $id", ({ geometry }) => {
  const boards = deckBoards(geometry);
  const columns = blockColumns(geometry);
  const all = nails(geometry);

  test("two for each deck board on each stringer board", () => {
    for (const board of boards)
      for (const column of columns)
        expect(all.filter(({ x, y }) => covers(column, x) && covers(board, y))).toHaveLength(2);
    expect(all).toHaveLength(boards.length * columns.length * 2);
  });

  test("nails of the outer boards hit the blocks below", () => {
    const outer = [boards[0], boards.at(-1)];
    const rows = blockRows(geometry);
    const inOuterBoards = all.filter(({ y }) => outer.some((board) => board && covers(board, y)));
    expect(inOuterBoards).toHaveLength(2 * columns.length * 2);
    expect(inOuterBoards.filter(({ y }) => !rows.some((row) => covers(row, y)))).toEqual([]);
  });
});
