import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { company } from "../../../app/_content/company/company";
import { declarationNumber } from "../../../app/_content/declarations";
import { catalogue, datasheet, declarationFile, issued } from "../../../app/_content/downloads";
import { type Product, products } from "../../../app/_content/products";
import { languages, locales } from "../../../app/_i18n/languages";
import { testWords } from "../../../app/_i18n/test-words";
import { type Cache, openCache } from "../cache";
import { catalogues, datasheets, declarations, type DownloadFile } from "../product-files";
import { declarationData } from "./declaration-data";
import { frameData } from "./sheet-data";
import { typeset } from "./typeset";

// Typesetting and pictures take a while on a busy machine.
jest.setTimeout(60_000);

/** Makes files with an empty cache. */
async function made(make: (cache: Cache) => Promise<DownloadFile[]>): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), "downloads-"));
  try {
    return new Map(await make(await openCache(folder)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checks what a reader and a screen reader need of a PDF (ISO 14289-1, 7). */
function expectAccessible(pdf: Uint8Array, lang: string, title: string, pages: number): void {
  const text = Buffer.from(pdf).toString();
  const parts = {
    lang: new RegExp(`/Lang\\s*\\(${lang}\\)`).test(text),
    marked: /\/MarkInfo\s*<<[^>]*\/Marked\s+true/.test(text),
    structure: /\/StructTreeRoot\b/.test(text),
    outline: /\/Outlines\b/.test(text),
    titleIsShown: /\/DisplayDocTitle\s+true/.test(text),
    standard: text.includes("<pdfuaid:part>1</pdfuaid:part>"),
    title: text.includes(`${title} – ${company.name}`),
    pages: text.match(/\/Type\s*\/Page\b/g)?.length,
  };
  expect(parts).toEqual({
    lang: true,
    marked: true,
    structure: true,
    outline: true,
    titleIsShown: true,
    standard: true,
    title: true,
    pages,
  });
}

test.each(locales)("the catalogue in %s is accessible, small, and the same in two builds", async (locale) => {
  const words = testWords(locale);
  const make = () => made((cache) => catalogues(locale, cache));
  const files = await make();
  const pdf = files.get(catalogue(locale)) as Uint8Array;
  // Cover, comparison, loads, and what else is made.
  const pages = 1 + products.length + 3;
  expectAccessible(pdf, languages[locale].tag, words("catalogue.heading"), pages);
  expect(pdf.length).toBeLessThanOrEqual(600 * 1024);
  expect(await make()).toEqual(files);
});

test.each(products)(
  "datasheets of product $id are one accessible page, small, the same in two builds",
  async (product) => {
    const make = () => made((cache) => datasheets(product, cache));
    const files = await make();
    for (const locale of locales) {
      const pdf = files.get(datasheet(product, locale)) as Uint8Array;
      expectAccessible(pdf, languages[locale].tag, testWords(locale)(product.name), 1);
      expect(pdf.length).toBeLessThanOrEqual(150 * 1024);
    }
    expect(await make()).toEqual(files);
  },
);

/** A product whose declaration is signed, and who made it. */
const declared: Product = {
  ...products[0],
  typeNumber: "TYPE-1",
  declaration: {
    serial: "2027/1",
    specifications: ["EN 13428:2004"],
    signed: { place: "Town", date: "2027-01-31", name: "A. Signer", position: "Owner", language: "pl" },
  },
};
const maker = { legalName: "Maker of pallets" };

test.each([
  ["a draft", products[0] as Product, {}],
  ["a signed one", declared, maker],
] as const)(
  "declarations of conformity are one accessible page, small, the same in two builds: %s",
  async (_, product, identity) => {
    const make = () => made((cache) => declarations(product, cache, identity));
    const files = await make();
    for (const locale of locales) {
      const pdf = files.get(declarationFile(product, locale)) as Uint8Array;
      const { title } = declarationData(product, locale, testWords(locale), identity);
      expectAccessible(pdf, languages[locale].tag, title.replaceAll("\u00a0", " "), 1);
      expect(pdf.length).toBeLessThanOrEqual(60 * 1024);
    }
    expect(await make()).toEqual(files);
  },
);

test.each(locales)(
  "a declaration in %s has the eight points of annex VIII, and says that it is a draft until it is signed",
  (locale) => {
    const words = testWords(locale);
    const [draft, signed] = [
      declarationData(products[0], locale, words, {}),
      declarationData(declared, locale, words, maker),
    ];
    expect([draft.points.length, draft.draft?.stamp]).toEqual([8, words("declaration.draft.stamp")]);
    expect([signed.points.length, signed.draft]).toEqual([8, null]);
    const { name, place } = declared.declaration?.signed ?? {};
    expect(JSON.stringify(signed)).toContain(declarationNumber(declared));
    for (const text of [name, place, maker.legalName]) expect(JSON.stringify(signed)).toContain(text);
  },
);

test("a product whose picture is a photograph has a sheet without dimension lines on the picture", async () => {
  const photographed = { ...products[0], camera: undefined } as unknown as (typeof products)[0];
  const files = await made((cache) => datasheets(photographed, cache));
  expect(files.size).toBe(locales.length);
});

test("a sheet that would not be accessible is refused", () => {
  const frame = { ...frameData("pl", testWords("pl")) };
  const data = { frame, product: { name: "No alternative text", picture: "none" } };
  expect(() => typeset({ template: "datasheet", data, pictures: new Map() }, issued)).toThrow(
    "datasheet.typ",
  );
});
