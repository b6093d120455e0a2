/**
 * Downloads: exactly the promised files exist; independent programs can read solids and PDF files; every
 * product page lists each with format, size and language.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

import {
  catalogue,
  contactCard,
  datasheet,
  issued,
  productFile,
  productFormats,
} from "../../app/_content/downloads";
import { company } from "../../app/_content/company/company";
import { identity } from "../../app/_content/company/identity";
import { offeredBlocks } from "../../app/_content/blocks";
import { dimensionsOf, type Product, products } from "../../app/_content/products";
import { vehicles } from "../../app/_content/vehicles";
import { figure, inMillimetres } from "../../app/_i18n/figures";
import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { plainText } from "../../app/_i18n/plain-text";
import { productFacts } from "../../app/_load/product-facts";
import { fullLoad } from "../../app/_load/full-load";
import { namedParts } from "../../scripts/downloads/models";
import { t, translator } from "../support/catalog";
import { run } from "../support/matrix";
import { plain } from "../support/read";
import { builtPage } from "../support/built-pages";

const read = (name: string) => readFileSync(`out/papers/${name}`);

/** Runs a tool of poppler, an independent PDF reader. */
const poppler = (tool: string, ...args: string[]) =>
  execFileSync(tool, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
/** Only the full run reads the PDF files, about a second each. */
const hasPoppler = run.full && !spawnSync("pdfinfo", ["-v"]).error;

test("the folder of downloads contains every download and no other file", () => {
  const expected = [
    ...products.flatMap((product) => [
      ...productFormats.map((format) => productFile(product, format)),
      // English drawings have a decimal point.
      productFile(product, "dxf", "en"),
    ]),
    ...locales.flatMap((locale) => [
      ...products.map((product) => datasheet(product, locale)),
      catalogue(locale),
      contactCard(locale),
    ]),
  ];
  expect(readdirSync("out/papers").sort()).toEqual(expected.sort());
});

/** A second for each file: the commit chooses the product, unless the run is full. */
const solids = products.filter((_, index) => run.full || index === run.seed % products.length);

test("every STEP file holds one named solid for each part, as large as the pallet", () => {
  expect(solids.length).toBeGreaterThan(0);
  for (const product of solids) {
    const text = read(productFile(product, "step")).toString();
    const letters = (hex: string) => hex.replace(/.{4}/g, (unit) => String.fromCharCode(parseInt(unit, 16)));
    const head = text
      .slice(0, text.indexOf("ENDSEC"))
      .replace(/\\X2\\(.*?)\\X0\\/g, (_, hex: string) => letters(hex));
    const [name, maker] = [plainText(t("en", product.name)), identity.legalName ?? company.name];
    expect(head).toContain(`FILE_DESCRIPTION(('${name}'),'2;1')`);
    expect(head).toMatch(
      new RegExp(`FILE_NAME\\('${name}','${issued}T00:00:00',\\('${maker}'\\),\\('${maker}'\\)`),
    );
    expect(text).toMatch(/FILE_SCHEMA\s*\(\(\s*'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING/);
    const parts = namedParts(product.geometry).map((part) => part.name);
    const names = [...text.matchAll(/ = PRODUCT\('([^']*)'/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(parts.sort());
    expect(text.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(parts.length);
    const points = new Map(
      [...text.matchAll(/^(#\d+) = CARTESIAN_POINT\('',\((.*?)\)\)/gm)].map(([, id, at]) => [id, at]),
    );
    const corners = [...text.matchAll(/VERTEX_POINT\('',(#\d+)\)/g)].map(([, id]) =>
      points.get(id)?.split(",").map(Number),
    );
    const reach = [0, 1, 2].map((axis) => {
      const values = corners.map((corner) => corner?.[axis] ?? NaN);
      return Number((Math.max(...values) - Math.min(...values)).toFixed(3));
    });
    const { length, depth, height } = product.geometry;
    expect([product.id, reach]).toEqual([product.id, [length, depth, height]]);
  }
});

/** Returns texts and figures that a datasheet must contain, including the loads for every vehicle. */
function factsOf(locale: Locale, product: Product): string[] {
  const { dimension, desk, block, quality } = productFacts(locale, translator(locale), product);
  const loads = vehicles.flatMap((vehicle) => {
    const { stacks, perStack, pieces } = fullLoad(vehicle, product.geometry);
    return [`${stacks} × ${perStack}`, figure(locale, pieces)];
  });
  return [...[dimension, desk, block, quality].map(({ value }) => value), ...loads];
}

const documents = locales.flatMap((locale) => [
  ...products.map((product) => ({
    name: datasheet(product, locale),
    headings: [t(locale, product.name), t(locale, "product.summaryHeading"), t(locale, "load.small.heading")],
    facts: factsOf(locale, product),
  })),
  {
    name: catalogue(locale),
    headings: [
      ...products.map(({ name }) => t(locale, name)),
      t(locale, "comparison.heading"),
      t(locale, "load.heading"),
      t(locale, "blocks.heading"),
      t(locale, "size.heading"),
    ],
    facts: [
      ...products.map(({ geometry }) => dimensionsOf(geometry)),
      ...offeredBlocks.map(({ size }) => inMillimetres(...size)),
    ],
  },
]);

/** Names of PDF files with their languages, titles, pages and sizes in KB. */
const sheets = locales.flatMap((locale) => {
  const tRoot = translator(locale);
  // Cover, comparison, loads, and blocks with custom sizes.
  const pages = 1 + products.length + 3;
  return [
    { name: catalogue(locale), locale, title: tRoot("catalogue.heading"), pages, most: 600 },
    ...products.map((product) => ({
      ...{ name: datasheet(product, locale), locale, title: tRoot(product.name), pages: 1, most: 150 },
    })),
  ];
});

/** Checks the accessibility features of a PDF (ISO 14289-1, 7). */
function expectAccessible(pdf: Uint8Array | undefined, lang: string, title: string, pages: number): void {
  const text = Buffer.from(pdf ?? []).toString();
  const parts = {
    lang: new RegExp(`/Lang\\s*\\(${lang}\\)`).test(text),
    marked: /\/MarkInfo\s*<<[^>]*\/Marked\s+true/.test(text),
    structure: /\/StructTreeRoot\b/.test(text),
    outline: /\/Outlines\b/.test(text),
    titleIsShown: /\/DisplayDocTitle\s+true/.test(text),
    standard: text.includes("<pdfuaid:part>1</pdfuaid:part>"),
    title: text.includes(`${title.replaceAll("\u00a0", " ")} – ${company.name}`),
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

test.each(sheets)("$name is accessible, of as many pages as it has subjects, and small", (sheet) => {
  const pdf = read(sheet.name);
  expectAccessible(pdf, languages[sheet.locale].tag, sheet.title, sheet.pages);
  expect(pdf.length).toBeLessThanOrEqual(sheet.most * 1024);
});

if (hasPoppler)
  test.each(documents)("poppler reads the words of $name", ({ name, headings, facts }) => {
    const file = `out/papers/${name}`;
    const flat = (text: string) => plainText(text).replace(/\s+/g, " ");
    const laidOut = flat(poppler("pdftotext", "-layout", file, "-"));
    const flowing = flat(poppler("pdftotext", file, "-"));
    const spoken = flat(poppler("pdfinfo", "-struct-text", file).replace(/["\n]/g, " "));
    for (const fact of facts) expect(`${laidOut} ${flowing} ${spoken}`).toContain(flat(fact));
    for (const heading of headings) expect(spoken).toContain(flat(heading));
    expect(poppler("pdffonts", file)).toContain("Archivo");
  });

const pdfs = readdirSync("out/papers").filter((name) => name.endsWith(".pdf"));

if (hasPoppler)
  test.each(pdfs)("no word of %s contains a character that searches do not ignore", (name) => {
    const text = poppler("pdftotext", `out/papers/${name}`, "-");
    expect(text.length).toBeGreaterThan(500);
    expect(text.match(/.{0,20}[\u00ad\u200b\u2060\ufeff].{0,20}/g)).toBeNull();
  });

test("every product page offers its downloads with format, size and language", () => {
  for (const locale of locales)
    for (const product of products) {
      const at = path(locale, { route: "product", id: product.id });
      const { document: $ } = builtPage(at);
      const names = [
        ...locales.map((each) => [datasheet(product, each), each, datasheet(product, locale)] as const),
        [catalogue(locale), locale, catalogue(locale)] as const,
        ...productFormats.map((format) => {
          const name = productFile(product, format, locale);
          return [name, undefined, name] as const;
        }),
      ];
      expect([at, $('main a[href^="/papers/"]').length]).toEqual([at, names.length]);
      for (const [name, language, sized] of names) {
        const link = $(`main a[href="/papers/${name}"]`);
        const row = plain(link.closest("tr").text());
        expect([at, row]).toEqual([at, expect.stringContaining(name.split(".").at(-1)?.toUpperCase() ?? "")]);
        expect([at, row]).toEqual([
          at,
          expect.stringContaining(`${Math.ceil(read(sized).length / 1024)} KB`),
        ]);
        expect(link.attr("hreflang")).toBe(language && languages[language].tag);
        if (language && language !== locale) expect(plain(link.text())).toContain(languages[language].name);
      }
    }
});
