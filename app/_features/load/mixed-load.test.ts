/** @jest-environment node */
import { loadingMetres, mixedFit, mixedMetres } from "./mixed-load";

const eur = { length: 1200, depth: 800, height: 144, mass: 25 };
const industrial = { ...eur, depth: 1000 };
const trailer = {
  id: "trailer",
  group: "road",
  kind: "trailer",
  bodies: 1,
  length: 13_600,
  width: 2480,
  height: 2650,
  payload: 24_000,
} as const;

test("a stack takes its part of a metre of the floor", () => {
  expect(loadingMetres(eur)).toBeCloseTo(0.4);
  expect(loadingMetres(industrial)).toBeCloseTo(0.5);
});

test("a stack that is begun takes as much as a whole one", () => {
  const of = (quantity: number) => mixedMetres([{ pallet: eur, quantity, perStack: 17 }]);
  expect([0, 1, 17, 18].map(of)).toEqual([0, 0.4, 0.4, 0.8].map((metres) => expect.closeTo(metres)));
});

test("kinds are added up", () => {
  const shares = [
    { pallet: eur, quantity: 170, perStack: 17 },
    { pallet: industrial, quantity: 170, perStack: 17 },
  ];
  expect(mixedMetres(shares)).toBeCloseTo(9);
});

test.each([
  [13.2, "fits"],
  [13.4, "tight"],
  [13.6, "tight"],
  [13.7, "over"],
])("%d m in a trailer of 13.6 m: %s", (metres, fit) => {
  expect(mixedFit(trailer, metres)).toBe(fit);
});

test("both bodies count, and in a container loading metres say nothing", () => {
  expect(mixedFit({ ...trailer, bodies: 2 }, 26.8)).toBe("fits");
  expect(mixedFit({ ...trailer, width: 2350 }, 1)).toBeUndefined();
});
