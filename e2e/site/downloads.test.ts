/**
 * Downloads: exactly the promised files exist, with the solids and the structure that readers need.
 */
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
import { products } from "../../app/_content/products";
import { languages, locales } from "../../app/_i18n/languages";
import { plainText } from "../../app/_i18n/plain-text";
import { namedParts } from "../../scripts/downloads/models";
import { testTranslator } from "../../app/_i18n/test-translator";
import { t } from "../support/catalog";
import { run } from "../support/matrix";

const read = (name: string) => readFileSync(`out/papers/${name}`);

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
const solids = products.filter((_, index) => run.full || index === 0);

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

/** Names of PDF files with their languages, titles, pages and greatest sizes in KB. `tables.test.ts` reads their tables. */
const sheets = locales.flatMap((locale) => {
  const tRoot = testTranslator(locale);
  // Cover, comparison, loads, and blocks with custom sizes.
  const pages = 1 + products.length + 3;
  return [
    {
      name: catalogue(locale),
      locale,
      title: tRoot("catalogue.heading"),
      pages,
      most: 100 * pages,
    },
    ...products.map((product) => ({
      name: datasheet(product, locale),
      locale,
      title: tRoot(product.name),
      pages: 1,
      // A photograph takes 50 kB more than a rendered picture.
      most: 200,
    })),
  ];
});

test.each(sheets)(
  "$name is accessible (ISO 14289-1, 7), of as many pages as it has subjects, and small",
  ({ name, locale, title, pages, most }) => {
    const pdf = read(name);
    const text = pdf.toString();
    for (const part of [
      new RegExp(`/Lang\\s*\\(${languages[locale].tag}\\)`),
      /\/MarkInfo\s*<<[^>]*\/Marked\s+true/,
      /\/StructTreeRoot\b/,
      /\/Outlines\b/,
      /\/DisplayDocTitle\s+true/,
      /<pdfuaid:part>1<\/pdfuaid:part>/,
    ])
      // Without the file in the message.
      expect([part, part.test(text)]).toEqual([part, true]);
    expect(text.includes(`${title.replaceAll("\u00a0", " ")} – ${company.name}`)).toBe(true);
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
    expect(pdf.length).toBeLessThanOrEqual(most * 1024);
  },
);
