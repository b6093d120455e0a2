import { barnesBound, countInGrid } from "./bounds";
import { type FloorSides, type Footprint, packFloor, type Place } from "./pack-floor";
import { countInRows } from "./packed-in-rows";

/** Numbers that look random and are the same in every run (xorshift32, Marsaglia 2003). */
function numbersFrom(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return least + ((state >>> 0) % (most - least + 1));
  };
}

const number = numbersFrom(20_261_122);

/** Floors up to those of lorries, pallets as they are made and smaller ones, no play up to much. */
const samples = Array.from({ length: 1000 }, () => ({
  floor: { length: number(1500, 8000), width: number(1500, 2600) },
  pallet: { length: number(600, 1400), depth: number(600, 1300) },
  play: number(0, 40),
}));

const countOf = (floor: FloorSides, pallet: Footprint, play: number) =>
  packFloor(floor, pallet, { play }).places.length;

/** What a placed pallet covers. */
const covered = (pallet: Footprint, { x, y, turned }: Place) => ({
  left: x,
  top: y,
  right: x + (turned ? pallet.depth : pallet.length),
  bottom: y + (turned ? pallet.length : pallet.depth),
});

/** The space between two pallets, on the axis on which they are further apart; below zero they overlap. */
function between(one: ReturnType<typeof covered>, other: ReturnType<typeof covered>): number {
  return Math.max(
    other.left - one.right,
    one.left - other.right,
    other.top - one.bottom,
    one.top - other.bottom,
  );
}

const packed = samples.map((sample) => ({
  ...sample,
  ...packFloor(sample.floor, sample.pallet, { play: sample.play }),
}));

test("all pallets stand inside, none on another, and neighbours keep the play", () => {
  for (const { floor, pallet, play, places } of packed) {
    const all = places.map((place) => covered(pallet, place));
    const outside = all.filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > floor.length || bottom > floor.width,
    );
    expect(outside).toEqual([]);
    const tight = all.flatMap((one, index) =>
      all.slice(index + 1).filter((other) => between(one, other) < play),
    );
    expect(tight).toEqual([]);
  }
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

test("a check would find a pallet that overlaps another, and one too near", () => {
  const pallet = { length: 1200, depth: 800 };
  const at = (x: number, y: number) => covered(pallet, { x, y, turned: false });
  expect(between(at(0, 0), at(1199, 799))).toBeLessThan(0);
  expect(between(at(0, 0), at(1209, 0))).toBeLessThan(10);
  expect(between(at(0, 0), at(1210, 0))).toBe(10);
});
