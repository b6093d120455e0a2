import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { company } from "../../../app/_content/company/company";
import { declarationNumber } from "../../../app/_content/declarations";
import { catalogue, datasheet, declarationFile, issued } from "../../../app/_content/downloads";
import { type Product, products } from "../../../app/_content/products";
import { languages, locales } from "../../../app/_i18n/languages";
import { testTranslator } from "../../../app/_i18n/test-translator";
import { type Cache, openCache } from "../cache";
import { catalogues, datasheets, declarations, type DownloadFile } from "../product-files";
import { declarationData } from "./declaration-data";
import { frameData } from "./sheet-data";
import { sheetData, typeset } from "./typeset";

// Typesetting and pictures are slow on a busy machine.
jest.setTimeout(60_000);

async function made(make: (cache: Cache) => Promise<DownloadFile[]>): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), "downloads-"));
  try {
    return new Map(await make(await openCache(folder)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checks the accessibility features of a PDF (ISO 14289-1, 7). */
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
  const t = testTranslator(locale);
  const make = () => made((cache) => catalogues(locale, cache));
  const files = await make();
  const pdf = files.get(catalogue(locale)) as Uint8Array;
  // Cover, comparison, loads, and blocks with custom sizes.
  const pages = 1 + products.length + 3;
  expectAccessible(pdf, languages[locale].tag, t("catalogue.heading"), pages);
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
      expectAccessible(pdf, languages[locale].tag, testTranslator(locale)(product.name), 1);
      expect(pdf.length).toBeLessThanOrEqual(150 * 1024);
    }
    expect(await make()).toEqual(files);
  },
);

/** A product with a signed declaration, and its manufacturer. */
const declared: Product = {
  ...products[0],
  typeNumber: "TYPE-1",
  declaration: {
    serial: "2027/1",
    technicalFile: "FILE-1",
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
      const { title } = declarationData(product, locale, testTranslator(locale), identity);
      expectAccessible(pdf, languages[locale].tag, title.replaceAll("\u00a0", " "), 1);
      expect(pdf.length).toBeLessThanOrEqual(60 * 1024);
    }
    expect(await make()).toEqual(files);
  },
);

const declaredProducts = products.map((product) => ({
  ...declared,
  ...product,
  typeNumber: `TYPE-${product.id}` as Product["typeNumber"],
  declaration: declared.declaration,
}));

describe.each(locales)("a declaration in %s", (locale) => {
  const t = testTranslator(locale);
  const dataOf = (product: Product) => declarationData(product, locale, t, maker);

  test.each(declaredProducts)(
    "states under each of the eight points of annex VIII what belongs there: product $id",
    (product) => {
      const { points, signature } = dataOf(product);
      const labels = (["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"] as const).map((point) =>
        t(`declaration.points.${point}`),
      );
      expect(points.map(({ label }) => label)).toEqual(labels);
      const [number, who, sole, object, acts, standards, body, more] = points.map(({ values }) => values);
      const { street, postcode, town } = company.addresses[0];
      expect(number).toEqual([product.typeNumber]);
      expect(who).toEqual([maker.legalName, expect.stringMatching(`^${street}, ${postcode}\\s${town}, \\S`)]);
      expect(sole).toEqual([]);
      expect(object?.[0]).toContain(t(product.name));
      expect(object).toContain(t("declaration.object.type", { typeNumber: String(product.typeNumber) }));
      expect(acts?.[0]).toBe(t("declaration.acts.ppwr"));
      expect(standards?.at(-1)).toContain("EN\u00a013428:2004");
      expect(body).toEqual([t("declaration.notifiedBody")]);
      expect(more?.[0]).toBe(t("declaration.additional.file", { file: "FILE-1" }));
      expect(signature.for).toContain(maker.legalName);
      expect(signature.rows).toEqual([
        {
          label: t("declaration.signature.placeDate"),
          value: expect.stringMatching(/^Town, .*2027/) as string,
        },
        { label: t("declaration.signature.person"), value: "A. Signer, Owner" },
        { label: t("declaration.signature.signature"), value: null },
      ]);
    },
  );

  test("says that it is a draft until it is signed", () => {
    expect(declarationData(products[0], locale, t, {}).draft?.stamp).toBe(t("declaration.draft.stamp"));
    expect(dataOf(declared).draft).toBeNull();
    expect(dataOf(declared).title).toContain(declarationNumber(declared));
  });
});

test("a product whose picture is a photograph has a sheet without dimension lines on the picture", async () => {
  const photographed = { ...products[0], camera: undefined } as unknown as (typeof products)[0];
  const files = await made((cache) => datasheets(photographed, cache));
  expect(files.size).toBe(locales.length);
});

test("the data of a sheet hold no soft hyphen and no word joiner: no search finds a word with one in it", () => {
  const data = { term: "Eigen\u00adgewicht", rows: [["ISPM-\u206015-Kennzeichnung", "1200\u00a0mm"]] };
  expect(JSON.parse(sheetData({ data }))).toEqual({
    term: "Eigengewicht",
    rows: [["ISPM-15-Kennzeichnung", "1200\u00a0mm"]],
  });
});

test("a sheet that would not be accessible is refused, with the place in its template", () => {
  const frame = { ...frameData("pl", testTranslator("pl")) };
  const data = { frame, product: { name: "No alternative text", picture: "none" } };
  expect(() => typeset({ template: "datasheet", data, pictures: new Map() }, issued)).toThrow(
    /^Typst failed in datasheet\.typ:\n {2}sheet\.typ, line \d+: dictionary does not contain key "pictureAlt"/,
  );
});
