/**
 * Tests the built files that are not pages: no unknown files; manifest, icons, llms.txt, days of change; no traces of
 * the editor; exactly the promised downloads, with the solids and the structure that readers need.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { company } from "../../app/_content/company/company";
import { isDay } from "../../app/_content/validity";
import { defaultLocale, languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { filesBelow } from "../../islands/build/files";
import { contentType, fileType } from "../../scripts/deploy/hosting";
import { builtFile, builtPage, builtPages, sitemapPages } from "../support/built-pages";
import { markersIn, withMarkers } from "../../scripts/editor/key-markers";
import {
  catalogue,
  contactCard,
  datasheet,
  issued,
  productFile,
  productFormats,
} from "../../app/_content/downloads";
import { identity } from "../../app/_content/company/identity";
import { products } from "../../app/_content/products";
import { plainText } from "../../app/_i18n/plain-text";
import { namedParts } from "../../scripts/downloads/models";
import { testTranslator } from "../../app/_i18n/test-translator";
import { t } from "../support/catalog";
import { run } from "../support/matrix";

const pages = builtPages();
const home = builtPage("/");
const { origin } = new URL(home.url);
const files = filesBelow("out");

const read = (file: string) => readFileSync(join("out", file), "utf8");

function fileAt(address: string): string | undefined {
  const url = new URL(address, home.url);
  return url.origin === origin ? builtFile(url.pathname) : undefined;
}

test("every file has a known type, and every page is in the sitemap", () => {
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) fileType(file);

  const known = new Set(pages.map(({ path: at }) => at.slice(1).replace(/(^|\/)$/, "$1index.html")));
  expect(files.filter((file) => file.endsWith(".html") && !known.has(file))).toEqual([]);
});

test("the name of every props file, style sheet and file of drawings follows its content", () => {
  const named = files.filter((file) => /^assets\/(props|css|drawings)\//.test(file));
  expect(named.length).toBeGreaterThan(10);
  const misnamed = named.filter((file) => {
    const digest = createHash("sha256").update(read(file)).digest("hex");
    return !digest.startsWith(/([0-9a-f]+)\.\w+$/.exec(file)?.[1] ?? "-");
  });
  expect(misnamed).toEqual([]);
});

test("nothing of the editor is built into the site", () => {
  const hasTrace = (text: string) => /__edit|SITE_EDITOR/.test(text) || markersIn(text).length > 0;
  expect(files.filter((file) => hasTrace(read(file)))).toEqual([]);
  expect([hasTrace(withMarkers({ a: "planted" }).a), hasTrace('fetch("/__edit/")')]).toEqual([true, true]);
});

test("the manifest leads to the site and to icons of the sizes it names", () => {
  const manifest = JSON.parse(read("manifest.webmanifest")) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({
    start_url: "/",
    scope: "/",
    short_name: company.name,
    lang: languages[defaultLocale].tag,
  });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, type } of manifest.icons) {
    const file = fileAt(src) ?? "";
    expect([src, contentType(file)]).toEqual([src, type]);
    const bytes = readFileSync(file);
    // Offsets of width and height in every PNG (first chunk, IHDR).
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test("llms.txt names every page, datasheet and contact card", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${company.name}\\n\\n> \\S.*\\n\\n\\S`));
  const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url = ""]) => url);
  expect(
    sitemapPages()
      .map(({ url }) => url)
      .filter((url) => !links.includes(url)),
  ).toEqual([]);
  const papers = files.filter((file) => /^papers\/.*\.(pdf|vcf)$/.test(file));
  expect(papers.length).toBeGreaterThan(locales.length);
  expect(links).toEqual(expect.arrayContaining(papers.map((file) => `${origin}/${file}`)));
});

test("the sitemap and the structured data of a page state one day of its last change", () => {
  const sitemap = read("sitemap.xml");
  const stated = sitemapPages().filter(({ url, path: at }) => {
    const entry = sitemap.split("<url>").find((each) => each.includes(`<loc>${url}</loc>`)) ?? "";
    const [, day = ""] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
    expect([url, isDay(day)]).toEqual([url, true]);
    const [, modified] = /"dateModified":"(.*?)"/.exec(builtPage(at).html) ?? [];
    if (modified) expect([url, modified]).toEqual([url, day]);
    return modified;
  });
  const named = stated.map(({ path: at }) => at);
  for (const route of ["knowledge", "marks", "ispm", "glossary", "privacy"] as const)
    expect(named).toContain(path("en", route));
});

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
  expect(filesBelow("out/papers")).toEqual(expected.sort());
});

/** A second for each file. */
const solids = products.filter((_, index) => run.full || index === 0);

test("every STEP file holds one named solid for each part, as large as the pallet", () => {
  expect(solids.length).toBeGreaterThan(0);
  for (const product of solids) {
    const text = read(`papers/${productFile(product, "step")}`);
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

/**
 * Names of PDF files with their languages, titles, pages and greatest sizes in KB. `tables.test.ts` reads their
 * tables.
 */
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
    const pdf = readFileSync(join("out/papers", name));
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
