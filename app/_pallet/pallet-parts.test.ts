import { products } from "../_content/products";
import { layersOf, type Part, palletParts, timberVolume } from "./pallet-parts";
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

  test("every part lies in one layer, and a layer above another one is higher up", () => {
    const layers = layersOf(geometry);
    expect(new Set(layers.flat())).toEqual(new Set(parts));
    const floors = layers.map(([part]) => part?.at[2] ?? NaN);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
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
  const layers = layersOf({ ...geometry, bearers: true }).map(([part]) => part?.kind);
  expect(layers).toEqual(["deck board", "bearer", "bottom board"]);
});

const plain = {
  length: 1000,
  depth: 500,
  height: 100,
  boardThickness: 10,
  blockHeight: 70,
  deckBoards: [100, 100],
  deckIsFixed: true,
  blockRows: [100, 100],
  blockColumns: [100, 100],
  blocks: "solid",
  mass: 10,
} as const;

test("boards and solid blocks are timber", () => {
  // Deck 2 × 1000 × 100, stringers 2 × 500 × 100, bottom 2 × 1000 × 100, all 10 thick; blocks 4 × 100 × 100 × 70.
  expect(timberVolume(plain)).toBeCloseTo((500_000 * 10 + 2_800_000) / 1e9, 10);
});

test("pressed blocks are no timber", () => {
  expect(timberVolume({ ...plain, blocks: "pressed" })).toBeCloseTo(0.005, 10);
});

test("bearers are timber as high as a block and a stringer board", () => {
  // Deck and bottom 4 × 1000 × 100 × 10, bearers 2 × 1000 × 100 × 80.
  expect(timberVolume({ ...plain, bearers: true })).toBeCloseTo(0.02, 10);
});
