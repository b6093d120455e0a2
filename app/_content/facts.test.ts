import { locales } from "../_i18n/languages";
import { testTranslator } from "../_i18n/test-translator";
import { catalogOf } from "../../scripts/messages/catalog";
import { counts } from "./counts";
import { blockProfile, blocksOf, cutRange, offeredBlocks } from "./blocks";
import { products, type Product } from "./products";
import { pictureSources, pictureWidths } from "./pictures";
import { declarationFaults, isDeclared } from "./declarations";

/** Placeholder values for the other arguments of these sentences. */
const others = { company: "", format: "PDF", size: "1 kB", name: "", names: "" };
const all = (count: number) => Object.fromEntries(Object.keys(counts).map((name) => [name, count]));

const counting = new RegExp(String.raw`\{(${Object.keys(counts).join("|")}), plural,`);

test.each(locales)("sentences in %s that count are sentences for any count", (locale) => {
  const t = testTranslator(locale) as unknown as (key: string, values: object) => string;
  const sentences = [...catalogOf(locale)].filter(([, text]) => counting.test(text));
  expect(sentences.length).toBeGreaterThan(3);
  for (const [key, text] of sentences) {
    // The message may spell out one number (`=3`). Any other number appears as digits with its plural form.
    for (const count of [2, 5, 12, 22, 101].filter((each) => !text.includes(`=${each} {`)))
      expect([key, t(key, { ...others, ...all(count) })]).toEqual([
        ...[key, expect.stringContaining(String(count))],
      ]);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [form] of text.matchAll(/\b(zero|one|two|few|many|other)(?= \{)/g))
      expect([key, forms]).toEqual([key, expect.arrayContaining([form])]);
  }
});

test.each(products)("the blocks of product $id are all of its blocks", ({ geometry }) => {
  const blocks = blocksOf(geometry);
  const total = blocks.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(geometry.blockRows.length * geometry.blockColumns.length);
  for (const { size } of blocks) {
    expect(geometry.blockColumns).toContain(size[0]);
    expect(geometry.blockRows).toContain(size[1]);
    expect(size[2]).toBe(geometry.blockHeight);
  }
});

test("rows of two widths are two sizes, outer and middle ones", () => {
  const narrow = { blockRows: [50, 70, 50], blockColumns: [90, 90], blockHeight: 80 };
  expect(blocksOf(narrow)).toEqual([
    { size: [90, 50, 80], middle: false, count: 4 },
    { size: [90, 70, 80], middle: true, count: 2 },
  ]);
});

test("every offered block can be cut from the profile", () => {
  const [least, most] = cutRange;
  for (const { size } of offeredBlocks) {
    expect([size[0], size[2]]).toEqual([blockProfile.width, blockProfile.height]);
    expect(size[1]).toBeGreaterThanOrEqual(least);
    expect(size[1]).toBeLessThanOrEqual(most);
  }
});

// Fixed sizes, independent of the masters.
jest.mock("./pictures.manifest.json", () => ({
  "hero-yard": { width: 2400, height: 1350, widths: [360, 1200, 2400], hash: "0f3a9c1e" },
  "news-1": { width: 1600, height: 900, widths: [1600], hash: "ab12cd34" },
}));

jest.mock("../_settings/base-path", () => ({ basePath: "/folder" }));

test("lists every width as AVIF and gives one as WebP", () => {
  expect(pictureWidths("hero-yard")).toEqual([360, 1200, 2400]);
  expect(pictureSources("hero-yard")).toEqual({
    width: 2400,
    height: 1350,
    avif:
      "/folder/pictures/hero-yard.0f3a9c1e.360.avif 360w, /folder/pictures/hero-yard.0f3a9c1e.1200.avif 1200w, " +
      "/folder/pictures/hero-yard.0f3a9c1e.2400.avif 2400w",
    src: "/folder/pictures/hero-yard.0f3a9c1e.1200.webp",
  });
});

test("gives the only width there is to a browser that cannot choose, however wide", () => {
  expect(pictureSources("news-1").src).toBe("/folder/pictures/news-1.ab12cd34.1600.webp");
});

const identity = { legalName: "Maker of pallets" };
const declaration = { place: "Town", date: "2027-01-31", name: "A. Signer", position: "Owner" };
const declared: Product = { ...products[0], typeNumber: "TYPE-1", declaration };

test("a product is declared once it has a type number, a manufacturer and a signature", () => {
  expect(declarationFaults(declared, [declared])).toEqual([]);
  const [untyped, unsigned] = [{ typeNumber: undefined }, { declaration: undefined }].map(
    (part) => ({ ...declared, ...part }) as unknown as Product,
  );
  const found = [declared, untyped, unsigned].map((each) => isDeclared(each as Product, identity));
  expect([...found, isDeclared(declared, {})]).toEqual([true, false, false, false]);
});

test("missing and wrong parts are named", () => {
  const [first, second] = products;
  expect(declarationFaults(first, products)).toEqual([
    "typeNumber is not set",
    expect.stringContaining("assessment of annex VII"),
  ]);
  const other = {
    ...second,
    typeNumber: declared.typeNumber,
    declaration: { ...declaration, date: "2027-02-30" },
  };
  expect(declarationFaults(other as Product, [declared])).toEqual([
    expect.stringContaining("another product"),
    expect.stringContaining('"2027-02-30" for a day'),
  ]);
});
