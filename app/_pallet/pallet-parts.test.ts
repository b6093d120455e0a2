import { products } from "../_content/products";
import { palletParts, type Part, timberVolume } from "./pallet-parts";
import { eur } from "./test-pallets";
import { facesOf, fromFront, isometric } from "./isometric";
import { blockColumns, blockRows, deckBoards, entryHeight, nails, type Span } from "./pallet-geometry";

const reach = (parts: readonly Part[], axis: 0 | 1 | 2) => [
  Math.min(...parts.map(({ at }) => at[axis])),
  Math.max(...parts.map(({ at, size }) => at[axis] + size[axis])),
];
describe.each(products)("product $id", ({ geometry }) => {
  const parts = palletParts(geometry);
  const { length, depth, height, deckBoards, blockRows, blockColumns } = geometry;

  test("its parts have the pallet's outer dimensions", () => {
    expect([0, 1, 2].map((axis) => reach(parts, axis as 0 | 1 | 2))).toEqual([
      [0, length],
      [0, depth],
      [0, height],
    ]);
  });

  test("every board and block is a part", () => {
    const count = (kind: Part["kind"]) => parts.filter((part) => part.kind === kind).length;
    expect(count("deck board")).toBe(deckBoards.length);
    expect(count("stringer board")).toBe(blockColumns.length);
    expect(count("bottom board")).toBe(blockRows.length);
    expect(count("block")).toBe(blockRows.length * blockColumns.length);
    const chips = parts.filter(({ isChip }) => isChip).map(({ kind }) => kind);
    expect(chips).toEqual(Array(geometry.blocks === "pressed" ? count("block") : 0).fill("block"));
  });

  test("no two of them overlap", () => {
    const apart = (a: Part, b: Part) =>
      ([0, 1, 2] as const).some(
        (axis) =>
          a.at[axis] + a.size[axis] <= b.at[axis] + 1e-9 || b.at[axis] + b.size[axis] <= a.at[axis] + 1e-9,
      );
    parts.forEach((part, index) =>
      expect(parts.slice(index + 1).filter((other) => !apart(part, other))).toEqual([]),
    );
  });
});

test("a pallet on bearers has neither blocks nor stringer boards, and its bearers reach up to the deck", () => {
  const geometry = eur;
  const parts = palletParts({ ...geometry, bearers: true });
  const bearers = parts.filter(({ kind }) => kind === "bearer");
  expect(bearers).toHaveLength(geometry.blockRows.length);
  expect(parts).toHaveLength(bearers.length + geometry.deckBoards.length + geometry.blockRows.length);
  for (const { at, size } of bearers)
    expect([at[0], size[0], at[2] + size[2]]).toEqual([
      0,
      geometry.length,
      geometry.height - geometry.boardThickness,
    ]);
});

test.each([
  // Deck 635, bottom 345 × 1200 × 22; stringers 3 × 145 × 800 × 22; nine blocks of 78 mm.
  ["boards", eur, 0.033528],
  ["boards and solid blocks", { ...eur, blocks: "solid" }, 0.033528 + 0.01170585],
  // Deck and bottom, 345 × 1200 of bearers, each as high as a block and a stringer board.
  ["boards and bearers", { ...eur, blocks: "solid", bearers: true }, 0.025872 + 0.0414],
] as const)("the timber of a EUR pallet is its %s", (_, geometry, volume) => {
  expect(timberVolume(geometry)).toBeCloseTo(volume, 8);
});

test.each([
  [
    isometric,
    "M-1732 1000l866 500 0-10-866-500z",
    "M-866 1500l1732-1000 0-10-1732 1000z",
    "M0-10l866 500-1732 1000-866-500z",
  ],
  [
    fromFront,
    "M-1000 419l866 121 0-10-866-121z",
    "M-134 540l1000-419 0-10-1000 419z",
    "M0-10l866 121-1000 419-866-121z",
  ],
])(
  "each face is drawn from its corner, by two edges and back, and meets the others",
  (axes, front, end, top) => {
    expect(facesOf(axes, [1000, 2000, 10])).toEqual({ front, end, top });
  },
);

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
