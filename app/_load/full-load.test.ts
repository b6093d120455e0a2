import { products } from "../_content/products";
import { vehicles } from "../_content/vehicles";
import { fullLoad, inLoads, usableHeight } from "./full-load";
import { trailer } from "./test-loads";

const pallet = { length: 1200, depth: 800, height: 144, mass: 25 };

test("stacks on the floor times pieces in a stack", () => {
  expect(fullLoad(trailer, pallet)).toMatchObject({
    stacks: 33,
    along: 33,
    inRows: 33,
    perStack: 17,
    stackHeight: 2448,
    usable: 2550,
    isLimited: false,
    pieces: 561,
    mass: 14_025,
    isTooHeavy: false,
    isProven: true,
  });
});

test("stacks end 100 mm below the roof or the door, whichever is lower", () => {
  expect(usableHeight(trailer)).toBe(2550);
  expect(usableHeight({ ...trailer, door: 2274 })).toBe(2174);
});

test("two bodies hold twice as much", () => {
  const train = { ...trailer, length: 7700, height: 3000, bodies: 2 };
  const { positions, stacks, along, inRows, pieces } = fullLoad(train, pallet);
  expect([positions.length, stacks, pieces]).toEqual([19, 38, 760]);
  const one = fullLoad({ ...train, bodies: 1 }, pallet);
  expect([along, inRows]).toEqual([2 * one.along, 2 * one.inRows]);
});

test("a height limit makes stacks lower; a limit above the roof changes nothing", () => {
  const limited = fullLoad(trailer, pallet, { play: 10, stackLimit: 12 });
  expect(limited).toMatchObject({ perStack: 12, pieces: 396, isLimited: true });
  expect(fullLoad(trailer, pallet, { play: 10, stackLimit: 18 })).toEqual(fullLoad(trailer, pallet));
});

test("the long side lies along the vehicle, whichever side is called the length", () => {
  const turned = { ...pallet, length: 800, depth: 1200 };
  expect(fullLoad(trailer, turned).along).toBe(33);
  // Two of 1200 mm fill the width.
  expect(fullLoad(trailer, { ...pallet, depth: 1000 })).toMatchObject({ stacks: 26, along: 0, inRows: 26 });
});

test.each([
  [25, 561],
  [42, 561],
  [43, 558],
  [50, 480],
  [24_001, 0],
])("one trip takes pallets of %d kg up to %d, by places or payload", (mass, perTrip) => {
  const load = fullLoad(trailer, { ...pallet, mass });
  expect(load).toMatchObject({ pieces: 561, mass: 561 * mass, perTrip, isTooHeavy: perTrip < 561 });
});

test("a load as heavy as the payload is not too heavy", () => {
  const heavy = [14_025, 14_024].map((payload) => fullLoad({ ...trailer, payload }, pallet).isTooHeavy);
  expect(heavy).toEqual([false, true]);
});

test.each([
  ["too long", { ...pallet, length: 14_000 }],
  ["too high", { ...pallet, height: 2600 }],
])("a pallet that is %s is not loaded at all", (_, large) => {
  expect(fullLoad(trailer, large)).toMatchObject({ positions: [], stacks: 0, along: 0, pieces: 0, mass: 0 });
});

test.each([
  [1200, 561, { full: 2, rest: 78 }],
  [561, 561, { full: 1, rest: 0 }],
  [560, 561, { full: 0, rest: 560 }],
  [5, 0, { full: 0, rest: 5 }],
])("%i pieces are divided into full loads of %i and a rest", (quantity, perLoad, loads) => {
  expect(inLoads(quantity, perLoad)).toEqual(loads);
});

// Not every footprint has a proof of its maximum: tools then say "at least".
test.each(vehicles)("$id takes every pallet of the catalogue, up to its usable height", (vehicle) => {
  for (const { geometry } of products) {
    const load = fullLoad(vehicle, geometry);
    expect(load.pieces).toBeGreaterThan(0);
    expect(load.inRows).toBeLessThanOrEqual(load.stacks);
    expect(load.stackHeight).toBeLessThanOrEqual(load.usable);
  }
});
