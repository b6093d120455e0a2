import { products } from "../_content/products";
import { type Construction, constructionOf, customPallet } from "./custom-pallet";
import { estimate } from "./pallet-mass";
import { eur } from "./test-pallets";

const custom = (changes: Partial<Construction> = {}) =>
  customPallet({ ...constructionOf(products[0].geometry), ...changes });

test.each(products)("product $id is built with its own measures", (product) => {
  const { geometry } = product;
  const made = customPallet(constructionOf(geometry), product).geometry;
  expect(made).toMatchObject({ ...geometry, deckIsFixed: false, mass: made.mass });
});

test.each([
  [{ depth: 800, boards: 8, innerWidth: 100, edgeWidth: 100 }, Array(8).fill(100), 0],
  [{ depth: 800, boards: 30, innerWidth: 100, edgeWidth: 100 }, Array(8).fill(100), 2200],
  [{ depth: 300, boards: 2, edgeWidth: 300 }, [150, 150], 300],
  [{ depth: 500, boards: 3, edgeWidth: 300, innerWidth: 100 }, [250, 250], 200],
])("of the boards %j only those that fit are drawn: %j, with %i mm left over", (changes, deck, tooMany) => {
  const { geometry, excess } = custom(changes);
  expect([geometry.deckBoards, excess]).toEqual([deck, tooMany]);
});

test("on a narrow pallet, blocks leave room for forks", () => {
  const { blockRows, blockColumns } = custom({ length: 400, depth: 300 }).geometry;
  expect([blockRows, blockColumns]).toEqual([
    [75, 75, 75],
    [100, 100, 100],
  ]);
});

test("two entries: bearers instead of blocks and stringers", () => {
  const { geometry } = custom({ entries: 2 });
  expect(geometry).toMatchObject({ bearers: true, blocks: "solid", height: custom().geometry.height });
  expect(Math.max(...geometry.blockRows)).toBe(100);
});

/** Mass of a cubic metre, kg, and of the nails: dry, usual and wet. */
const densities = { softwood: [420, 460, 520], pressed: [550, 600, 650], nails: [0.5, 0.75, 1] } as const;

test.each([
  [["pressed"], [0], [0], [0]],
  [["solid"], [1], [1], [1]],
  [["pressed", "solid"], [1], [0, 1], [0]],
] as const)("the mass of a EUR pallet with blocks %j, from dry to wet", (kinds, lightest, both, heaviest) => {
  // Boards of 22 mm: 635 × 1200 and 345 × 1200 mm, three of 145 × 800 mm; nine blocks of 78 mm.
  const [wood, blocks] = [0.033528, 0.01170585];
  const mass = (state: 0 | 1 | 2, of: readonly (0 | 1)[]) =>
    of.reduce<number>((sum, kind) => {
      const density = [densities.pressed, densities.softwood][kind]?.[state] ?? NaN;
      return sum + wood * densities.softwood[state] + blocks * density + densities.nails[state];
    }, 0) / of.length;
  const { least, usual, most } = estimate(eur, kinds);
  expect(least).toBeCloseTo(mass(0, lightest));
  expect(usual).toBeCloseTo(mass(1, both));
  expect(most).toBeCloseTo(mass(2, heaviest));
});

test("any blocks are estimated as both kinds, bearers as wood", () => {
  const { geometry, mass } = custom({ blocks: "any" });
  expect(mass).toEqual(estimate(geometry, ["pressed", "solid"]));
  expect(geometry.mass).toBe(Math.round(mass.usual));
  expect(custom({ blocks: "any", entries: 2 }).mass).toEqual(custom({ entries: 2 }).mass);
});

test.each(products)(
  "unspecified blocks are drawn as those of product $id, from which the pallet started",
  (product) => {
    const { geometry } = product;
    const build = { ...constructionOf(geometry), blocks: "any" } as const;
    expect(customPallet(build, product).geometry.blocks).toBe(geometry.blocks);
  },
);

test("usual figures replace those that are not known", () => {
  expect(custom({ length: undefined, thickness: undefined })).toEqual(custom());
});
