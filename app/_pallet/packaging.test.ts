import { eurNails as ofEur } from "../_content/eur-pallet";
import { massesOf, type PackagingMasses, printedMasses, packagingMasses, writtenMass } from "./packaging";
import { eur, heavyDuty, industrial } from "./test-pallets";

/** Scales the nails of EPAL 1 to EPAL 3 and 2: examples, not product data. */
const scaled = (count: number) => ofEur.map((nails) => ({ ...nails, count: (nails.count * count) / 78 }));

const rounded = <Value extends number | undefined>(value: Value, digits: number) =>
  (value && Number(value.toFixed(digits))) as Value;

// Worked examples: wood, blocks, steel, total, CO2, and the CO2 of 480 pallets in t.
test.each([
  ["EUR, estimated", eur, ofEur, undefined, [15.4, 7, 0.41, 22.9, 34.5, 16.6]],
  ["EUR, weighed", eur, ofEur, 25, [17.6, 7, 0.41, 25, 37.8, 18.1]],
  ["W, estimated", industrial, scaled(84), undefined, [22.8, undefined, 0.44, 23.3, 34.9, 16.8]],
  ["W, weighed", industrial, scaled(84), 25, [24.6, undefined, 0.44, 25, 37.5, 18]],
  ["W 162, estimated", heavyDuty, scaled(133), undefined, [33.2, undefined, 0.7, 33.9, 50.7, 24.3]],
  ["W 162, weighed", heavyDuty, scaled(133), 35, [34.3, undefined, 0.7, 35, 52.4, 25.2]],
] as const)("%s", (_, pallet, nails, weighed, expected) => {
  const masses = packagingMasses(pallet, nails, weighed);
  const { wood, blocks, steel, total, carbon } = masses;
  const many = massesOf(masses, 480);
  expect([
    rounded(wood, 1),
    rounded(blocks, 1),
    rounded(steel, 2),
    rounded(total, 1),
    rounded(carbon, 1),
    rounded((many?.carbon ?? 0) / 1000, 1),
  ]).toEqual(expected);
  expect(masses.isWeighed).toBe(weighed !== undefined);
});

test("an unknown mass is not stated, and never 0", () => {
  const masses = packagingMasses(industrial, undefined, 25);
  const { steel, blocks, total, wood, isWeighed } = masses;
  expect([steel, blocks, total, isWeighed]).toEqual([undefined, undefined, wood, false]);
  expect(massesOf(masses, 1)).toEqual(masses);
});

test.each([
  [undefined, "notStated"],
  [999, "about 999"],
  [1000, "tonnes 1.0"],
])("a mass of %p kg is written as %s", (mass, written) => {
  const write = (key: string, values?: { mass?: string }) =>
    [key.split(".").at(-1), values?.mass].join(" ").trim();
  const t = Object.assign(write, { region: "en-GB" }) as unknown as Parameters<typeof writtenMass>[0];
  expect(writtenMass(t, mass, 0)).toBe(written);
});

test.each([undefined, 0, NaN, -3, 1.5])("%p pallets have no masses", (pieces) => {
  expect(massesOf(packagingMasses(eur, ofEur), pieces)).toBeUndefined();
});

test("the printed total is the sum of the printed rows, for every pallet and any number", () => {
  const parts = (masses: PackagingMasses) => [masses.wood, masses.blocks ?? 0, masses.steel ?? 0];
  const printed = (mass: number, digits: 0 | 1) =>
    mass < 1000 ? rounded(mass, digits) : rounded(mass / 100, 0) * 100;
  for (const [pallet, nails] of [
    [eur, ofEur],
    [industrial, scaled(84)],
    [heavyDuty, scaled(133)],
  ] as const)
    for (const pieces of [1, 2, 3, 7, 40, 43, 99, 480, 561, 1001]) {
      const masses = massesOf(packagingMasses(pallet, nails), pieces);
      if (!masses) throw new Error(`${pieces} pallets have no masses.`);
      for (const digits of [0, 1] as const) {
        const sum = parts(masses).reduce((total, mass) => total + printed(mass, digits), 0);
        expect(printedMasses(masses, digits).total).toBeCloseTo(sum, 6);
      }
    }
});
