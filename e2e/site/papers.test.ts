/**
 * Downloads: exactly those that the site promises are there; solids and PDF files are read by other programs than those that
 * wrote them, and every product page names each with its format, size and language.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

import { PDFDict, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import startReader from "occt-import-js";

import { company } from "../../app/_content/company/company";
import {
  catalogue,
  contactCard,
  datasheet,
  issued,
  productFormats,
  productPaper,
} from "../../app/_content/papers";
import { productFacts } from "../../app/_content/product-texts";
import { dimensionsOf, type Product, products } from "../../app/_content/products";
import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { namedParts } from "../../scripts/papers/models/named-parts";
import { t, translator } from "../support/catalog";
import { countSheets } from "../support/engines/sheets";
import { plain } from "../support/read";
import { shippedPage } from "../support/shipped";

const read = (name: string) => readFileSync(`out/papers/${name}`);

/** Runs a tool of poppler, a PDF reader of its own. */
const poppler = (tool: string, ...args: string[]) =>
  execFileSync(tool, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
const hasPoppler = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].some((at) =>
  existsSync(`${at}/pdfinfo`),
);

test("every download is shipped, and no other file beside them", () => {
  const expected = [
    ...products.flatMap((product) => productFormats.map((format) => productPaper(product, format))),
    ...locales.flatMap((locale) => [
      ...products.map((product) => datasheet(product, locale)),
      catalogue(locale),
      contactCard(locale),
    ]),
  ];
  expect(readdirSync("out/papers").sort()).toEqual(expected.sort());
});

test("another geometry kernel reads every STEP file as one named solid for each part", async () => {
  const kernel = await startReader();
  for (const product of products) {
    const name = productPaper(product, "step");
    const file = read(name);
    const { success, meshes } = kernel.ReadStepFile(file, { linearUnit: "millimeter" });
    expect([name, success]).toEqual([name, true]);
    const parts = namedParts(product.geometry).map((part) => part.name);
    expect(meshes.map((mesh) => mesh.name).sort()).toEqual(parts.sort());
    const reach = [0, 1, 2].map((axis) => {
      const values = meshes.flatMap(({ attributes }) =>
        attributes.position.array.filter((_, index) => index % 3 === axis),
      );
      return Number((Math.max(...values) - Math.min(...values)).toFixed(3));
    });
    const { length, depth, height } = product.geometry;
    expect([name, reach]).toEqual([name, [length, depth, height]]);
    const text = file.toString();
    expect(text).toMatch(/FILE_SCHEMA\s*\(\(\s*'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING/);
    expect(text.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(parts.length);
  }
});

/** Sentences that a datasheet has to hold, with the product's figures. */
function factsOf(locale: Locale, product: Product): string[] {
  const { desk, block, quality } = productFacts(locale, translator(locale), product);
  return [dimensionsOf(product.geometry), desk, block, quality];
}

const documents = locales.flatMap((locale) => [
  ...products.map((product) => ({
    locale,
    name: datasheet(product, locale),
    title: t(locale, product.name),
    headings: [t(locale, product.name), t(locale, "product.summaryHeading")],
    facts: factsOf(locale, product),
    pages: 1,
    tables: 0,
  })),
  {
    locale,
    name: catalogue(locale),
    title: t(locale, "catalogue.heading"),
    headings: [...products.map(({ name }) => t(locale, name)), t(locale, "comparison.heading")],
    facts: products.map(({ geometry }) => dimensionsOf(geometry)),
    pages: products.length + 2,
    tables: 2,
  },
]);

test.each(documents)("$name names its title, language and day, and is tagged", async (each) => {
  const { name, title, pages, locale } = each;
  const pdf = read(name);
  expect(countSheets(pdf)).toBe(pages);
  expect(pdf.length).toBeLessThanOrEqual(150 * 1024);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog } = document;
  expect(document.getTitle()).toBe(`${title} – ${company.name}`);
  expect(document.getCreationDate()).toEqual(new Date(issued));
  expect(document.getModificationDate()).toEqual(new Date(issued));
  expect(catalog.lookup(PDFName.of("Lang"), PDFString).decodeText()).toBe(languages[locale].tag);
  expect(String(catalog.lookup(PDFName.of("MarkInfo")))).toContain("/Marked true");
  for (const part of ["StructTreeRoot", "Outlines"])
    expect(catalog.lookup(PDFName.of(part), PDFDict)).toBeDefined();
});

if (!hasPoppler)
  process.stderr.write(
    "Poppler (pdfinfo, pdftotext, pdffonts) is not installed: the words of the PDF files are not read.\n",
  );

(hasPoppler ? test : test.skip).each(documents)("poppler reads the words of $name", (each) => {
  const { name, title, headings, facts, pages, tables } = each;
  const file = `out/papers/${name}`;
  const info = poppler("pdfinfo", file);
  expect(info).toMatch(/^Tagged:\s+yes$/m);
  expect(info).toMatch(new RegExp(`^Pages:\\s+${pages}$`, "m"));
  expect(info).toMatch(/^Page size:.*\(A4\)$/m);
  expect(info).toContain(`${title} – ${company.name}`);
  const words = plain(poppler("pdftotext", "-layout", file, "-"));
  const flowing = plain(poppler("pdftotext", file, "-"));
  for (const fact of facts) expect(`${words} ${flowing}`).toContain(plain(fact));
  const structure = poppler("pdfinfo", "-struct-text", file);
  const elements = (type: string) => structure.match(new RegExp(`^\\s*${type}\\b`, "gm")) ?? [];
  for (const heading of headings) expect(plain(structure)).toContain(`"${plain(heading)}"`);
  expect(elements("H1").length).toBeGreaterThanOrEqual(1);
  expect(elements("Table")).toHaveLength(tables);
  if (tables) {
    expect(elements("TH").length).toBeGreaterThan(products.length);
    expect(elements("TD").length).toBeGreaterThan(elements("TR").length);
  }
  expect(elements("Figure").length).toBeGreaterThan(0);
  // name, type, encoding, embedded, subset, unicode
  const fonts = poppler("pdffonts", file).trim().split("\n").slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\byes (yes|no)\s+yes\b/);
});

test("every product page offers its downloads with format, size and language", () => {
  for (const locale of locales)
    for (const product of products) {
      const at = path(locale, { route: "product", id: product.id });
      const { document: $ } = shippedPage(at);
      const names = [
        ...locales.map((each) => [datasheet(product, each), each] as const),
        [catalogue(locale), locale] as const,
        ...productFormats.map((format) => [productPaper(product, format), undefined] as const),
        [contactCard(locale), locale] as const,
      ];
      expect([at, $('main a[href^="/papers/"]').length]).toEqual([at, names.length]);
      for (const [name, language] of names) {
        const link = $(`main a[href="/papers/${name}"]`);
        const format = name.split(".").at(-1)?.toUpperCase() ?? "";
        const text = plain(link.text());
        expect([at, text]).toEqual([
          at,
          expect.stringContaining(`(${format}, ${Math.ceil(read(name).length / 1024)} KB)`),
        ]);
        if (!language) continue;
        expect(link.attr("hreflang")).toBe(languages[language].tag);
        expect(text).toContain(
          plain(t(locale, "documents.language", { language: languages[language].name })),
        );
      }
      // Safari opens a model in the room only from a link whose first element is a picture (WebKit, isSystemPreviewLink).
      const model = $('main a[rel="ar"]');
      expect(model.attr("href")).toBe(`/papers/${productPaper(product, "usdz")}`);
      expect(model.children().first().is("img")).toBe(true);
    }
});
