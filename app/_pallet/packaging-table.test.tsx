/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import { pickMessages } from "../_i18n/island-messages";
import { locales } from "../_i18n/languages";
import { compiledCatalog } from "../_i18n/test-translator";
import { translator } from "../_i18n/translator";
import { PackagingTable } from "./packaging-table";
import { eurNails as ofEur } from "../_content/eur-pallet";
import { massesOf, type PackagingMasses, packagingMasses, printedMasses, writtenMass } from "./packaging";
import { eur, heavyDuty, industrial } from "./test-pallets";

/** Different masses, of one pallet and of ten. */
const masses = { wood: 11, blocks: 22, steel: 3, total: 36, carbon: 44, isWeighed: false };
const names = ["wood", "blocks", "steel", "total", "carbon"] as const;

const show = (locale: (typeof locales)[number], own: { steel?: undefined }, pieces?: number) => {
  const messages = pickMessages(locale, compiledCatalog(locale), [
    "packagingData.caption",
    "packagingData.head",
    "packagingData.rows",
    "packagingData.values",
  ]);
  const t = translator(messages);
  render(<PackagingTable t={t} name="X" masses={{ ...masses, ...own }} pieces={pieces} />);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const read = (row: (typeof names)[number], column: string) => {
    const head = screen.getByRole("rowheader", { name: t(`packagingData.rows.${row}`) });
    return head.parentElement?.children[heads.indexOf(column)]?.textContent;
  };
  return { t, read, heads };
};

test.each(locales)("each mass stands beside its material and below its number of pallets (%s)", (locale) => {
  const { t, read } = show(locale, {}, 10);
  for (const name of names) {
    expect([name, read(name, t("packagingData.head.one"))]).toEqual([
      name,
      expect.stringMatching(new RegExp(`\\b${masses[name]}\\b`)),
    ]);
    expect([name, read(name, t("packagingData.head.all", { pieces: "10" }))]).toEqual([
      name,
      expect.stringMatching(new RegExp(`\\b${10 * masses[name]}\\b`)),
    ]);
  }
  const codes = names.map((name) => read(name, t("packagingData.head.code")));
  expect(codes).toEqual(["FOR\u00a050", "FOR\u00a050", "FE\u00a040", "", ""]);
});

test("without the mass of steel there is no total, and without a quantity no column for it", () => {
  const { t, read, heads } = show("de", { steel: undefined });
  expect(heads).toHaveLength(3);
  expect(read("steel", t("packagingData.head.one"))).toBe(t("packagingData.values.notStated"));
  expect(screen.queryByRole("rowheader", { name: t("packagingData.rows.total") })).toBeNull();
});

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
