import { products } from "../_content/products";
import { type Part, palletParts, timberVolume } from "./pallet-parts";
import { eur } from "./test-pallets";

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
