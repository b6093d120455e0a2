import { products } from "../_content/products";
import { type Vehicle, vehicles } from "../_content/vehicles";
import { fullLoad, usableHeight, usualPlay } from "./full-load";
import { loadingMetres, mixedLoad } from "./mixed-load";
import { randomNumbers } from "../_lib/test-random";
import { covered, misplaced, trailer } from "./test-loads";

const eur = { length: 1200, depth: 800, height: 144, mass: 25 };
const industrial = { ...eur, depth: 1000 };
const higher = { ...industrial, height: 162, mass: 35 };
const container: Vehicle = { ...trailer, length: 12_032, width: 2350, height: 2697, door: 2577 };
const usual = { play: usualPlay };
const of = (...quantities: number[]) =>
  [eur, industrial, higher].flatMap((pallet, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity ? [{ pallet, quantity }] : [];
  });

test("a stack takes its share of a loading metre", () => {
  expect(loadingMetres(eur)).toBeCloseTo(0.4);
  expect(loadingMetres(industrial)).toBeCloseTo(0.5);
  // Published for a vehicle 1.65 m wide (hausjournal.net).
  expect(loadingMetres(eur, 1650)).toBeCloseTo(0.58);
});

test("an incomplete stack takes as much floor as a complete one", () => {
  const metres = [1, 17, 18].map((quantity) => mixedLoad(trailer, of(quantity), usual).metres);
  expect(metres).toEqual([0.4, 0.4, 0.8].map((each) => expect.closeTo(each)));
});

test("kinds are added up, in stacks, pieces, metres and mass", () => {
  expect(mixedLoad(trailer, of(200, 150, 90), usual)).toMatchObject({
    stacks: 12 + 9 + 6,
    pieces: 440,
    metres: expect.closeTo(12 * 0.4 + 15 * 0.5),
    mass: 350 * 25 + 90 * 35,
    isTooHeavy: false,
    fit: "fits",
  });
});

test("an empty load takes no floor", () => {
  expect(mixedLoad(trailer, [], usual)).toMatchObject({ placed: [], stacks: 0, reach: [0], fit: "fits" });
});

test("a mixed load of one kind equals its full load, and one more stack is not placed", () => {
  for (const pallet of [eur, industrial]) {
    const { pieces, positions } = fullLoad(trailer, pallet);
    const full = mixedLoad(trailer, [{ pallet, quantity: pieces }], usual);
    expect([full.placed.length, full.fit]).toEqual([positions.length, "fits"]);
    const more = mixedLoad(trailer, [{ pallet, quantity: pieces + 1 }], usual);
    expect([more.placed.length, more.stacks]).toEqual([positions.length, positions.length + 1]);
    expect(more.fit).not.toBe("fits");
  }
});

/** By hand: rows of two take 800 mm of the floor, rows of three 1200 mm, and 10 mm lie between rows. */
test.each([
  [1, 800],
  [2, 800],
  [3, 1200],
  [4, 1610],
  [5, 2010],
  [6, 2410],
])("%i stacks take the shortest part of the floor: %i mm", (stacks, shortest) => {
  const [taken = NaN] = mixedLoad(trailer, of(stacks * 17), usual).reach;
  expect(taken - shortest).toBeGreaterThanOrEqual(0);
  expect(taken - shortest).toBeLessThanOrEqual(10);
});

const train = { ...trailer, length: 7700, height: 3000, bodies: 2 };

/** A load is too large for certain if a packing is proven, or the area with the play is too small; else it may fit. */
test.each([
  ["trailer, of one kind", trailer, [33 * 17], "fits"],
  ["trailer, of one kind", trailer, [34 * 17], "over"],
  ["container, of one kind", container, [24 * 17], "fits"],
  ["container, of one kind", container, [25 * 17], "over"],
  ["road train, of one kind", train, [0, 28 * 20], "fits"],
  ["road train, of one kind", train, [0, 29 * 20], "over"],
  ["trailer, of two kinds", trailer, [17 * 17, 12 * 17], "fits"],
  ["trailer, of two kinds", trailer, [17 * 17, 14 * 17], "tight"],
  ["trailer, of two kinds", trailer, [17 * 17, 15 * 17], "over"],
] as const)("%s: %j", (_, vehicle, quantities, fit) => {
  expect(mixedLoad({ ...vehicle, payload: 1e6 }, of(...quantities), usual).fit).toBe(fit);
});

test("a floor as wide as that of a loading metre has loading metres", () => {
  const metres = [2400, 2399].map((width) => mixedLoad({ ...trailer, width }, of(1), usual).metres);
  expect(metres).toEqual([expect.closeTo(0.4), undefined]);
});

test("pallets of one footprint share a row", () => {
  // One stack of each fills a row of two.
  const { reach } = mixedLoad(trailer, of(0, 1, 1), usual);
  expect(reach).toEqual([1000]);
});

test("too many stacks are reported for every vehicle, separately from too much mass", () => {
  for (const vehicle of vehicles) {
    const shares = products.map(({ geometry }) => ({ pallet: geometry, quantity: 5000 }));
    expect(mixedLoad(vehicle, shares, usual)).toMatchObject({ fit: "over", isTooHeavy: true });
  }
  const heavy = [{ pallet: { ...eur, mass: 2000 }, quantity: 13 }];
  expect(mixedLoad(trailer, heavy, usual)).toMatchObject({ fit: "heavy", isTooHeavy: true });
});

test("a load of exactly the payload is allowed; a kilogram more is too heavy", () => {
  const shares = [{ pallet: { ...eur, mass: 2000 }, quantity: 12 }];
  for (const [payload, isTooHeavy] of [
    [24_000, false],
    [23_999, true],
  ] as const)
    expect(mixedLoad({ ...trailer, payload }, shares, usual)).toMatchObject({
      mass: 24_000,
      isTooHeavy,
      fit: isTooHeavy ? "heavy" : "fits",
    });
});

test("a share has its own stack limit and direction, and what has no position is left", () => {
  const limited = { pallet: eur, quantity: 67, stackLimit: 2 };
  const load = mixedLoad(trailer, [limited, { ...limited, stackLimit: 1, turns: false }], usual);
  expect(load).toMatchObject({ stacksByShare: [34, 67], left: [1, 67] });
  expect(load.placed.map(({ pieces }) => pieces)).toEqual(Array(33).fill(2));
  // By hand: 3 rows of 11 along the trailer; the walls leave no space for a fourth.
  const along = mixedLoad(trailer, [{ ...limited, turns: false }], usual);
  expect([along.placed.length, along.fit]).toEqual([33, "over"]);
  expect(along.placed.some(({ position }) => position.turned)).toBe(false);
});

test("a lower height limit makes more stacks, and a pallet higher than the vehicle does not fit", () => {
  expect(mixedLoad(trailer, of(34), { play: 10, stackLimit: 10 }).stacks).toBe(4);
  expect(mixedLoad(trailer, [{ pallet: { ...eur, height: 3000 }, quantity: 1 }], usual).fit).toBe("over");
});

test("random loads: nothing lost, outside, overlapping or above the roof; never too large if rows hold them", () => {
  const number = randomNumbers(1);
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  const seen = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    const vehicle: Vehicle = vehicles[between(0, vehicles.length - 1)] ?? trailer;
    const shares = Array.from({ length: between(1, 4) }, () => ({
      pallet: {
        length: between(60, 140) * 10,
        depth: between(40, 120) * 10,
        height: between(400, 1800),
        mass: 1,
      },
      quantity: between(1, 30),
      stackLimit: between(1, 4),
      turns: number() > 0.5,
    }));
    const load = mixedLoad(vehicle, shares, usual);
    seen.add(load.fit);
    const usable = usableHeight(vehicle);
    const stacks = shares.map(({ quantity, stackLimit, pallet }) =>
      Math.ceil(quantity / Math.min(stackLimit, Math.floor(usable / pallet.height))),
    );
    expect(load.stacksByShare).toEqual(stacks);
    for (const [share, { quantity, pallet, turns }] of shares.entries()) {
      const placed = load.placed.filter((stack) => stack.share === share);
      expect(placed.reduce((sum, { pieces }) => sum + pieces, load.left[share] ?? 0)).toBe(quantity);
      for (const { pieces, position } of placed) {
        expect(pieces * pallet.height).toBeLessThanOrEqual(usable);
        expect(position.turned && !turns).toBe(false);
      }
    }
    for (let body = 0; body < vehicle.bodies; body += 1) {
      const all = load.placed
        .filter((stack) => stack.body === body)
        .map(({ position, share }) => covered(shares[share]?.pallet ?? eur, position));
      expect(misplaced(vehicle, all, usualPlay)).toEqual([]);
    }
    // Rows from wall to wall, each of one share and not turned: a load that they hold is not too large.
    const rows = shares.map(({ pallet }, share) => {
      const abreast = Math.floor((vehicle.width + usualPlay) / (pallet.depth + usualPlay));
      return Math.ceil((stacks[share] ?? 0) / abreast) * (pallet.length + usualPlay);
    });
    const area = shares.map(({ pallet }, share) => (stacks[share] ?? 0) * pallet.length * pallet.depth);
    const [rowLength = 0, wholeArea = 0] = [rows, area].map((all) =>
      all.reduce((sum, each) => sum + each, 0),
    );
    if (rowLength <= vehicle.length + usualPlay) expect(load.fit).not.toBe("over");
    if (wholeArea > vehicle.length * vehicle.width * vehicle.bodies) expect(load.fit).toBe("over");
  }
  expect([...seen].sort()).toEqual(["fits", "over", "tight"]);
});
