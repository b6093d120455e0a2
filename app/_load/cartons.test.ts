import { randomNumbers } from "../_lib/test-random";
import { type Carton, type CartonLoad, type CartonPallet, cartonsOn, tripOf } from "./cartons";
import { bondOf } from "./drawing/carton-drawing";
import { countInRows } from "./packing/rows";
import { covered, misplaced, trailer } from "./test-loads";

const euro: CartonPallet = { length: 1200, depth: 800, height: 144, mass: 25, maxLoad: 1500 };
const industrial: CartonPallet = { ...euro, depth: 1000 };
const upright = { limit: 1800, anySide: false };
const anySide = { limit: 1800, anySide: true };

const carton = (length: number, depth: number, height = 250, mass?: number): Carton => ({
  length,
  depth,
  height,
  mass,
});

/** Stacks cartons. Throws if none fits. */
function loaded(...args: Parameters<typeof cartonsOn>): CartonLoad {
  const load = cartonsOn(...args);
  if (typeof load === "string") throw new Error(`No carton fits: ${load}.`);
  return load;
}

test.each([
  [euro, 600, 400, 4],
  [euro, 400, 300, 8],
  [euro, 300, 200, 16],
  [euro, 396, 296, 8],
  [industrial, 600, 400, 5],
  [industrial, 400, 300, 10],
])("a layer holds as many as published patterns: %j, %d × %d mm", (pallet, length, depth, most) => {
  expect(loaded(pallet, carton(length, depth), upright)).toMatchObject({
    perLayer: most,
    isProven: true,
    share: expect.closeTo((most * length * depth) / (pallet.length * pallet.depth)) as number,
  });
});

test("200 random cartons: no fewer than by two simpler methods, no more than the deck's area, none outside or overlapping", () => {
  const random = randomNumbers(63);
  const side = (least: number) => Math.round(least + random() * (600 - least));
  for (let index = 0; index < 200; index += 1) {
    const pallet = index % 2 ? euro : industrial;
    const [length, depth, height] = [side(80), side(80), side(100)];
    const { perLayer, positions, pieces, layers, totalHeight } = loaded(
      pallet,
      carton(length, depth, height),
      upright,
    );
    const oneWay = (a: number, b: number) => Math.floor(pallet.length / a) * Math.floor(pallet.depth / b);
    const floor = { length: pallet.length, width: pallet.depth };
    const simpler = Math.max(
      oneWay(length, depth),
      oneWay(depth, length),
      countInRows(floor, { length, depth }),
    );
    const bound = Math.floor((pallet.length * pallet.depth) / (length * depth));
    const name = `${length} × ${depth} × ${height} on ${pallet.length} × ${pallet.depth}`;
    expect({ name, isRight: perLayer >= simpler && perLayer <= bound }).toEqual({ name, isRight: true });
    expect(pieces).toBe(perLayer * layers);
    expect(totalHeight).toBeLessThanOrEqual(upright.limit);
    expect(totalHeight + height).toBeGreaterThan(upright.limit);
    const wrong = misplaced(
      floor,
      positions.map((position) => covered({ length, depth }, position)),
    );
    expect({ name, wrong }).toEqual({ name, wrong: [] });
  }
});

test("the height limits a stack, on both sides of the limit, with the missing height of the next layer", () => {
  const six = carton(400, 300, 276);
  expect(loaded(euro, six, upright)).toMatchObject({
    layers: 6,
    totalHeight: 1800,
    limit: "height",
    excess: 276,
  });
  expect(loaded(euro, { ...six, height: 277 }, upright)).toMatchObject({ layers: 5, excess: 6 });
  expect(loaded(euro, six, { ...upright, limit: 1799 })).toMatchObject({ layers: 5, excess: 1 });
});

test("the load limits a stack at whole cartons, and an incomplete layer is stated", () => {
  // 1,500 kg are 60 cartons of 25 kg, of which 48 fit below the height limit, or 31 cartons of 48 kg.
  expect(loaded(euro, carton(400, 300, 250, 25), upright)).toMatchObject({
    pieces: 48,
    limit: "height",
    mass: 1225,
  });
  const heavy = loaded(euro, carton(400, 300, 250, 48), upright);
  expect(heavy).toMatchObject({ pieces: 31, layers: 3, rest: 7, limit: "load", isProven: true, mass: 1513 });
  expect(heavy.excess).toBe(4 * 8 * 48 - 1500);
  expect(heavy.totalHeight).toBe(144 + 4 * 250);
});

test("a pallet of one's own has no limit of the load", () => {
  expect(cartonsOn({ ...euro, maxLoad: undefined }, carton(400, 300, 250, 2000), upright)).toMatchObject({
    pieces: 48,
  });
});

test("a carton that may lie on any side lies so that most fit, and the maximum is claimed only if it is proved", () => {
  const flat = carton(600, 400, 300);
  const [kept, turned] = [loaded(euro, flat, upright), loaded(euro, flat, anySide)];
  expect([kept.pieces, kept.isProven]).toEqual([20, true]);
  expect(turned.pieces).toBeGreaterThanOrEqual(kept.pieces);
  expect(turned.isProven).toBe(false);
  // The load, or the whole space, is used up.
  expect(loaded(euro, carton(400, 300, 250, 48), anySide)).toMatchObject({ pieces: 31, isProven: true });
  const cube = { ...anySide, limit: 1744 };
  expect(loaded(euro, carton(400, 300, 200), cube)).toMatchObject({ pieces: 64, isProven: true });
  // Too high upright, but not on its side.
  expect(cartonsOn(euro, carton(300, 400, 1700), upright)).toBe("height");
  expect(loaded(euro, carton(300, 400, 1700), { limit: 2400, anySide: true }).height).toBe(1700);
  expect(loaded(euro, carton(300, 400, 1100), { limit: 1000, anySide: true }).footprint).toEqual({
    length: 300,
    depth: 1100,
  });
});

test("a bond is another layer of as many cartons on the same deck; a grid has none", () => {
  const grid = loaded(euro, carton(400, 400), upright);
  expect(bondOf(grid)).toBeUndefined();
  const mixed = loaded(euro, carton(500, 300), upright);
  const other = bondOf(mixed) ?? [];
  const sides = (positions: typeof other) => positions.map((position) => covered(mixed.footprint, position));
  expect(misplaced({ length: 1200, width: 800 }, sides(other))).toEqual([]);
  expect(sides(other)).toHaveLength(mixed.perLayer);
  expect(new Set(sides(other).map((side) => JSON.stringify(side)))).not.toEqual(
    new Set(sides(mixed.positions).map((side) => JSON.stringify(side))),
  );
});

test("a vehicle takes loaded pallets up to its places or payload, and none that is higher than its door", () => {
  const light = loaded(euro, carton(400, 300, 250, 5), upright);
  expect(tripOf(trailer, euro, light)).toEqual({ places: 33, pallets: 33, isByPayload: false });
  // 25 + 48 × 20 kg = 985 kg: 24 of them in 24 t.
  const heavy = loaded(euro, carton(400, 300, 250, 20), upright);
  expect(tripOf(trailer, euro, heavy)).toEqual({ places: 33, pallets: 24, isByPayload: true });
  const unknown = loaded(euro, carton(400, 300), upright);
  expect(tripOf(trailer, { ...euro, mass: 1000 }, unknown).pallets).toBe(33);
  expect(tripOf({ ...trailer, height: 1743 }, euro, light).pallets).toBe(0);
  expect(tripOf({ ...trailer, height: 1744 }, euro, light).pallets).toBe(33);
});
