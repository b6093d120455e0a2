import { randomNumbers } from "../../_lib/test-random";
import { covered, misplaced, trailer } from "../test-loads";
import { fiveBlockSearch } from "./five-blocks";
import { barnesBound, countInGrid, reachOf } from "./floor-limits";
import { guillotineBlocks } from "./guillotine";
import { type FloorSides, type Footprint, packFloor } from "./pack-floor";
import { countInRows } from "./rows";

const [eur, industrial] = [
  { length: 1200, depth: 800 },
  { length: 1200, depth: 1000 },
];

/** Floors, and the optimum for both pallets with 10 mm of play, proven by an exact solver. */
const proved: readonly [name: string, floor: FloorSides, eur: number, industrial: number][] = [
  ["trailer of 13.6 m", { length: 13600, width: 2480 }, 33, 26],
  ["rigid lorry of 7.3 m", { length: 7300, width: 2450 }, 18, 14],
  ["swap body C 715", { length: 7090, width: 2440 }, 17, 14],
  ["swap body C 745", { length: 7300, width: 2440 }, 18, 14],
  ["swap body C 782", { length: 7700, width: 2480 }, 19, 14],
  ["20-foot container", { length: 5896, width: 2350 }, 11, 10],
  ["40-foot container", { length: 12032, width: 2350 }, 24, 21],
  ["45-foot container, pallet-wide", { length: 13556, width: 2444 }, 33, 26],
  ["45-foot container", { length: 13556, width: 2347 }, 27, 24],
];

describe.each(proved)("%s", (_, floor, mostEur, mostIndustrial) => {
  test.each([
    [eur, mostEur],
    [industrial, mostIndustrial],
  ])("%j", (pallet, most) => {
    const { positions, isProven } = packFloor(floor, pallet, { play: 10 });
    expect([positions.length, isProven]).toEqual([most, true]);
  });
});

test("the smallest containers of ISO 1496-1 hold as many as the usual ones", () => {
  const counts = [5867, 11998].map((length) =>
    [eur, industrial].map(
      (pallet) => packFloor({ length, width: 2330 }, pallet, { play: 10 }).positions.length,
    ),
  );
  expect(counts).toEqual([
    [11, 10],
    [24, 21],
  ]);
});

test("without play the count equals that of brochures", () => {
  const count = (floor: FloorSides, pallet: Footprint) => packFloor(floor, pallet).positions.length;
  expect(count(trailer, eur)).toBe(34);
  expect(count({ length: 12032, width: 2350 }, eur)).toBe(25);
  expect(count({ length: 12032, width: 2350 }, industrial)).toBe(22);
});

test("rows from wall to wall hold less where only a pinwheel is best", () => {
  const rows = (length: number, pallet: Footprint) =>
    countInRows({ length, width: 2350 }, pallet, { play: 10 });
  expect([rows(12032, industrial), rows(12032, eur), rows(5896, industrial)]).toEqual([20, 23, 9]);
  // Two pallets and the play between them fill these floors.
  for (const [length, width] of [
    [2410, 800],
    [800, 2410],
  ] as const)
    expect(countInRows({ length, width }, eur, { play: 10 })).toBe(2);
});

/**
 * Floor, pallet and optimum of instances that cuts from wall to wall never solve. Each meets the Barnes
 * bound, that of 300 × 200 on a floor reduced to sums of sides.
 */
const pinwheels = [
  [22, 16, 5, 3, 23],
  [32, 24, 7, 5, 21],
  [40, 25, 7, 3, 47],
  [42, 39, 9, 4, 45],
  [56, 52, 12, 5, 48],
  [57, 44, 12, 5, 41],
  [86, 82, 15, 11, 42],
  [87, 47, 7, 6, 97],
  [124, 81, 21, 10, 47],
  [1000, 1000, 205, 159, 30],
  [300, 200, 21, 19, 149],
  // With pallets in the middle of a pinwheel.
  [35, 23, 4, 3, 67],
] as const;

test.each(pinwheels)("%i × %i with pallets of %i × %i: %i, and no more fit", (length, width, a, b, most) => {
  const { positions, isProven } = packFloor(
    { length, width },
    { length: a, depth: b },
    { budget: 4_000_000 },
  );
  expect([positions.length, isProven]).toEqual([most, true]);
});

/**
 * Known limits. First: 53 fit, which five blocks do not find. Second: the bound is 40, which no packing
 * reaches.
 */
const limits = [
  [43, 26, 7, 3, 52],
  [1200, 800, 176, 135, 38],
] as const;

test.each(limits)("%i × %i with pallets of %i × %i: %i at least", (length, width, a, b, found) => {
  const { positions, isProven } = packFloor(
    { length, width },
    { length: a, depth: b },
    { budget: 4_000_000 },
  );
  expect([positions.length, isProven]).toEqual([found, false]);
});

test("with an exhausted budget it still places pallets, without claiming the maximum", () => {
  const pallet = { length: 650, depth: 610 };
  const whole = packFloor(trailer, pallet, { play: 10 });
  const hurried = packFloor(trailer, pallet, { play: 10, budget: 5 });
  expect(hurried.isProven).toBe(false);
  expect(hurried.positions.length).toBeGreaterThan(0);
  expect(hurried.positions.length).toBeLessThanOrEqual(whole.positions.length);
});

test("a pallet that is larger than the floor is not placed", () => {
  expect(packFloor({ length: 1000, width: 700 }, eur)).toEqual({ positions: [], isProven: true });
  expect(packFloor({ length: 5000, width: 700 }, eur)).toEqual({ positions: [], isProven: true });
});

test("pallets stand at the front wall, and the free space is at the doors", () => {
  const { positions } = packFloor(trailer, eur, { play: 10 });
  const ends = positions.map(({ x, turned }) => x + (turned ? eur.depth : eur.length));
  expect(positions[0]).toMatchObject({ x: 0, y: 0 });
  expect(Math.max(...ends)).toBeLessThan(trailer.length - 200);
});

test.each([0, -1, 12.5, NaN, Infinity])("%d mm is no side of a pallet", (side) => {
  expect(() => packFloor({ length: 5000, width: 2000 }, { length: side, depth: 800 })).toThrow(RangeError);
});

test.each([-1, 0.5, NaN])("%d mm is no play", (play) => {
  expect(() => packFloor({ length: 5000, width: 2000 }, eur, { play })).toThrow(RangeError);
});

test("near 600 mm, where the search by blocks stops early, it finds no fewer than guillotine cuts", () => {
  const count = (length: number, depth: number, play: number) =>
    packFloor(trailer, { length, depth }, { play }).positions.length;
  expect(count(625, 601, 10)).toBeGreaterThanOrEqual(85);
  expect(count(625, 601, 0)).toBeGreaterThanOrEqual(88);
  expect(count(640, 610, 0)).toBeGreaterThanOrEqual(85);
});

/** Counts the pallets of the best cuts from wall to wall by trying every whole millimetre. */
function mostByCuts(long: number, short: number) {
  const known = new Map<number, number>();
  return function most(length: number, width: number): number {
    const key = length * 1000 + width;
    let best = known.get(key) ?? countInGrid(length, width, long, short);
    if (known.has(key)) return best;
    for (let cut = 1; 2 * cut <= length; cut += 1)
      best = Math.max(best, most(cut, width) + most(length - cut, width));
    for (let cut = 1; 2 * cut <= width; cut += 1)
      best = Math.max(best, most(length, cut) + most(length, width - cut));
    known.set(key, best);
    return best;
  };
}

test("guillotine cuts place the maximum of such cuts, inside of the floor and without overlap", () => {
  const random = randomNumbers(20_261_126);
  const number = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const instances = [
    [52, 59, 11, 5],
    [60, 31, 9, 7],
    [45, 28, 8, 7],
    [36, 29, 8, 7],
  ].concat(Array.from({ length: 20 }, () => [number(8, 34), number(8, 34), number(5, 9), number(2, 5)])) as [
    number,
    number,
    number,
    number,
  ][];
  for (const [length, width, long, short] of instances) {
    const floor = { length, width };
    const reach = reachOf(long, short, Math.max(floor.length, floor.width));
    const blocks = guillotineBlocks(long, short, reach, floor);
    const count = blocks.reduce((sum, { length, width }) => sum + countInGrid(length, width, long, short), 0);
    const instance = [length, width, long, short];
    expect([...instance, count]).toEqual([...instance, mostByCuts(long, short)(length, width)]);
    const areas = blocks.map(({ x, y, length, width }) => ({
      left: x,
      top: y,
      right: x + length,
      bottom: y + width,
    }));
    expect(misplaced(floor, areas)).toEqual([]);
  }
});

test("pallets with too many possible cuts are placed in rows instead", () => {
  const floor = { length: 3000, width: 2000 };
  expect(guillotineBlocks(2, 1, reachOf(2, 1, 3000), floor)).toEqual([]);
  const pallet = { length: 30, depth: 13 };
  expect(packFloor(floor, pallet, { budget: 5 }).positions.length).toBeGreaterThanOrEqual(
    countInRows(floor, pallet),
  );
});

test("a stopped search returns its best result without claiming the maximum", () => {
  const found = (budget: number, [length, width, long, short]: [number, number, number, number]) => {
    const { floor, search } = fiveBlockSearch(long, short, reachOf(long, short, length), budget);
    const whole = floor(length, width);
    search(whole);
    return [whole.least, whole.most];
  };
  expect([0, 1, 1e6].map((budget) => found(budget, [22, 16, 5, 3]))).toEqual([
    [21, 23],
    [21, 23],
    [23, 23],
  ]);
  expect([0, 1e6].map((budget) => found(budget, [43, 26, 7, 3]))).toEqual([
    [48, 53],
    [52, 52],
  ]);
  // The bound of Barnes is 1.
  expect(fiveBlockSearch(7, 3, reachOf(7, 3, 6), 1).floor(6, 6)).toMatchObject({ least: 0, bound: 0 });
});

test("a hundred random floors and pallets: inside, with play, within bounds, and the same count turned", () => {
  const random = randomNumbers(20_261_122);
  const number = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const count = (...[onto, of, space]: [FloorSides, Footprint, number]) =>
    packFloor(onto, of, { play: space }).positions.length;
  for (let index = 0; index < 100; index += 1) {
    // Floors up to those of lorries, usual and smaller pallets.
    const floor = { length: number(1500, 8000), width: number(1500, 2600) };
    const pallet = { length: number(600, 1400), depth: number(600, 1300) };
    const play = number(0, 40);
    const { positions, isProven } = packFloor(floor, pallet, { play });
    const most = positions.length;
    const areas = positions.map((position) => covered(pallet, position));
    expect(misplaced(floor, areas, play)).toEqual([]);
    // In the order of loading, and no farther from the front wall than in mirror image.
    const order = positions.map(({ x, y }) => 10_000 * x + y);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const end = Math.max(0, ...areas.map(({ right }) => right));
    const middles = areas.reduce((sum, { left, right }) => sum + (left + right) / 2, 0);
    expect(middles).toBeLessThanOrEqual((most * end) / 2);

    const sides = [floor.length, floor.width, pallet.length, pallet.depth].map((side) => side + play) as [
      number,
      number,
      number,
      number,
    ];
    expect(most).toBeGreaterThanOrEqual(countInGrid(...sides));
    expect(most).toBeGreaterThanOrEqual(countInRows(floor, pallet, { play }));
    const bound = barnesBound(...sides);
    expect(most).toBeLessThanOrEqual(bound);
    if (most === bound) expect(isProven).toBe(true);

    expect(count({ length: floor.width, width: floor.length }, pallet, play)).toBe(most);
    expect(count(floor, { length: pallet.depth, depth: pallet.length }, play)).toBe(most);
    expect(count(floor, pallet, play + number(1, 30))).toBeLessThanOrEqual(most);
  }
});

test("the tests' own check finds a pallet outside, an overlap, and too small a gap", () => {
  const two = (x: number, y: number) => [
    covered(eur, { x: 0, y: 0, turned: false }),
    covered(eur, { x, y, turned: false }),
  ];
  expect(misplaced(trailer, two(1199, 799))).toHaveLength(1);
  expect(misplaced(trailer, two(1209, 0), 10)).toHaveLength(1);
  expect(misplaced(trailer, two(1210, 0), 10)).toEqual([]);
  expect(misplaced(trailer, two(trailer.length - 1000, 0))).toHaveLength(1);
});
