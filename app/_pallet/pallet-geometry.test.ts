import { products } from "../_content/products";
import {
  blockColumns,
  blockRows,
  deckBoards,
  entryHeight,
  gapBetween,
  levels,
  nails,
  type Span,
  spread,
} from "./pallet-geometry";
import { eur, heavyDuty, industrial } from "./test-pallets";

const starts = (spans: readonly Span[]) => spans.map(({ start }) => start);
const covers = ({ start, width }: Span, index: number) => index >= start && index <= start + width;

test("parts are spread with equal gaps, the outer two flush", () => {
  expect(gapBetween([145, 145, 145], 1200)).toBe(382.5);
  expect(spread([145, 145, 145], 1200)).toEqual([
    { start: 0, width: 145 },
    { start: 527.5, width: 145 },
    { start: 1055, width: 145 },
  ]);
});

test("deck boards lie where the renders have them", () => {
  expect(starts(deckBoards(eur))).toEqual([0, 186.25, 327.5, 513.75, 655]);
  expect(starts(deckBoards(industrial))).toEqual([0, 165, 308, 451, 594, 737, 880]);
  expect(starts(deckBoards(heavyDuty))).toEqual([0, 116.25, 227.5, 338.75, 450, 561.25, 672.5, 783.75, 895]);
});

test("rows of blocks lie under the edges and the middle", () => {
  expect(starts(blockRows(eur))).toEqual([0, 327.5, 700]);
  expect(starts(blockRows(industrial))).toEqual([0, 427.5, 900]);
  expect(starts(blockRows(heavyDuty))).toEqual([0, 427.5, 855]);
});

test("layers lie one on another", () => {
  expect(levels(eur)).toEqual({ deck: 0, stringers: 22, blocks: 44, bottom: 122 });
  expect(levels(heavyDuty)).toEqual({ deck: 0, stringers: 28, blocks: 56, bottom: 134 });
});

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
    expect(inOuterBoards).toHaveLength(12);
    expect(inOuterBoards.filter(({ y }) => !rows.some((row) => covers(row, y)))).toEqual([]);
  });
});
