import { barnesBound, countInGrid } from "./bounds";
import { randomNumbers } from "../../_lib/test-random";
import { type FloorSides, type Footprint, packFloor } from "./pack-floor";
import { countInRows } from "./packed-in-rows";
import { misplaced } from "./test-places";

const random = randomNumbers(20_261_122);
const number = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));

/** Floors up to those of lorries, pallets as they are made and smaller ones, no play up to much. */
const samples = Array.from({ length: 1000 }, () => ({
  floor: { length: number(1500, 8000), width: number(1500, 2600) },
  pallet: { length: number(600, 1400), depth: number(600, 1300) },
  play: number(0, 40),
}));

const countOf = (floor: FloorSides, pallet: Footprint, play: number) =>
  packFloor(floor, pallet, { play }).places.length;

const packed = samples.map((sample) => ({
  ...sample,
  ...packFloor(sample.floor, sample.pallet, { play: sample.play }),
}));

test("all pallets stand inside, none on another, and neighbours keep the play", () => {
  for (const { floor, pallet, play, places } of packed)
    expect(misplaced(places, pallet, floor, play)).toEqual([]);
});

test("never fewer than in a grid or in rows, never more than the Barnes bound", () => {
  for (const { floor, pallet, play, places, isProven } of packed) {
    const [length, width] = [floor.length + play, floor.width + play];
    const [one, other] = [pallet.length + play, pallet.depth + play];
    const count = places.length;
    expect(count).toBeGreaterThanOrEqual(countInGrid(length, width, one, other));
    expect(count).toBeGreaterThanOrEqual(countInRows(floor, pallet, { play }));
    const bound = barnesBound(length, width, one, other);
    expect(count).toBeLessThanOrEqual(bound);
    if (count === bound) expect(isProven).toBe(true);
  }
});

test("turning the floor or the pallet does not change the count", () => {
  for (const { floor, pallet, play, places } of packed) {
    const turnedFloor = { length: floor.width, width: floor.length };
    const turned = { length: pallet.depth, depth: pallet.length };
    expect(countOf(turnedFloor, pallet, play)).toBe(places.length);
    expect(countOf(floor, turned, play)).toBe(places.length);
  }
});

test("more play never gives more pallets", () => {
  for (const { floor, pallet, play, places } of packed)
    expect(countOf(floor, pallet, play + number(1, 30))).toBeLessThanOrEqual(places.length);
});

test.each([
  ["on another", [0, 0], [1199, 799], true],
  ["too near to another", [0, 0], [1209, 0], true],
  ["beyond the floor", [0, 0], [1901, 0], true],
  ["in its place", [0, 0], [1210, 0], false],
] as const)("a pallet that stands %s is found: %j, %j", (_, one, other, isFound) => {
  const places = [one, other].map(([x, y]) => ({ x, y, turned: false }));
  const floor = { length: 3100, width: 2400 };
  expect(misplaced(places, { length: 1200, depth: 800 }, floor, 10).length > 0).toBe(isFound);
});
