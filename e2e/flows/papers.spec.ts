import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

import { PDFDict, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

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
import { plainText } from "../../app/_i18n/plain-text";
import { fileType } from "../../scripts/built/file-types";
import { t, translator } from "../support/catalog";
import { expectStarted } from "../support/islands/started";
import { countSheets } from "../support/engines/sheets";
import { expect, test } from "../support/test";
import { namedParts } from "../../scripts/papers/models/named-parts";
import { step } from "../../scripts/papers/models/step";
import { sampled, sampledLanguages } from "../support/matrix";

/** Every file that the site promises of its papers. */
const expected = [
  ...products.flatMap((product) => productFormats.map((format) => productPaper(product, format))),
  ...locales.flatMap((locale) => [
    ...products.map((product) => datasheet(product, locale)),
    catalogue(locale),
    contactCard(locale),
  ]),
];

const read = (name: string) => readFileSync(`out/papers/${name}`);

/** Runs a tool of poppler, which has read PDF for decades and is nobody's here. */
const poppler = (tool: string, ...args: string[]) =>
  execFileSync(tool, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
const hasPoppler = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].some((at) =>
  existsSync(`${at}/pdfinfo`),
);

test("every paper is shipped, and no other file beside them", () => {
  expect(readdirSync("out/papers").sort()).toEqual(expected.toSorted());
});

for (const product of sampled<Product>(products)) {
  const { length, depth, height } = product.geometry;

  test(`another kernel reads ${productPaper(product, "step")} as one named solid for each part`, async () => {
    // Two geometry kernels start.
    test.slow();
    const file = read(productPaper(product, "step"));
    const { default: startReader } = await import("occt-import-js");
    const { success, meshes } = (await startReader()).ReadStepFile(file, { linearUnit: "millimeter" });
    expect(success).toBe(true);
    const names = namedParts(product.geometry).map(({ name }) => name);
    expect(meshes.map(({ name }) => name).sort()).toEqual(names.toSorted());
    const reach = [0, 1, 2].map((axis) => {
      const values = meshes.flatMap(({ attributes }) =>
        attributes.position.array.filter((_, index) => index % 3 === axis),
      );
      return Number((Math.max(...values) - Math.min(...values)).toFixed(3));
    });
    expect(reach).toEqual([length, depth, height]);
    const text = file.toString();
    expect(text).toMatch(/FILE_SCHEMA\s*\(\(\s*'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING/);
    expect(text.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(names.length);
    // Written anew it is the same file.
    expect(await step(product.geometry, issued)).toBe(text);
  });
}

/** Sentences that a datasheet has to hold, with the product's figures. */
function factsOf(locale: Locale, product: Product): string[] {
  const { desk, block, quality } = productFacts(locale, translator(locale), product);
  return [dimensionsOf(product.geometry), desk, block, quality];
}

for (const locale of sampledLanguages()) {
  const documents = [
    ...products.map((product) => ({
      name: datasheet(product, locale),
      title: t(locale, product.name),
      headings: [t(locale, product.name), t(locale, "product.summaryHeading")],
      facts: factsOf(locale, product),
      pages: 1,
      tables: 0,
    })),
    {
      name: catalogue(locale),
      title: t(locale, "catalogue.heading"),
      headings: [...products.map(({ name }) => t(locale, name)), t(locale, "comparison.heading")],
      facts: products.map(({ geometry }) => dimensionsOf(geometry)),
      pages: products.length + 2,
      tables: 2,
    },
  ];
  for (const { name, title, headings, facts, pages, tables } of documents) {
    test(`${name} can be filed, read and read aloud`, async () => {
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
        expect(catalog.lookup(PDFName.of(part), PDFDict), part).toBeDefined();

      test.skip(
        !hasPoppler,
        "Poppler (pdfinfo, pdftotext, pdffonts) is not installed: what it reads is left out.",
      );
      const file = `out/papers/${name}`;
      const info = poppler("pdfinfo", file);
      expect(info).toMatch(/^Tagged:\s+yes$/m);
      expect(info).toMatch(new RegExp(`^Pages:\\s+${pages}$`, "m"));
      expect(info).toMatch(/^Page size:.*\(A4\)$/m);
      expect(info).toContain(`${title} – ${company.name}`);
      const plain = (each: string) => each.replace(/\s+/g, " ");
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
  }

  for (const product of sampled<Product>(products, 1)) {
    test(`${path(locale, { route: "product", id: product.id })} offers its papers in so many words`, async ({
      page,
      request,
    }) => {
      const asked: string[] = [];
      page.on("request", (each) => asked.push(new URL(each.url()).pathname));
      await page.goto(path(locale, { route: "product", id: product.id }));
      const box = page.getByRole("region", { name: t(locale, "documents.heading") });
      await box.scrollIntoViewIfNeeded();
      const names = [
        ...locales.map((each) => [datasheet(product, each), each] as const),
        [catalogue(locale), locale] as const,
        ...productFormats.map((format) => [productPaper(product, format), undefined] as const),
        [contactCard(locale), locale] as const,
      ];
      const links = box.locator('a[href^="/papers/"]');
      await expect(links).toHaveCount(names.length);
      for (const [name, language] of names) {
        const link = box.locator(`a[href="/papers/${name}"]`);
        const bytes = read(name).length;
        const format = name.split(".").at(-1)?.toUpperCase() ?? "";
        await expect(link).toContainText(`(${format}, ${Math.ceil(bytes / 1024)}\u00a0KB)`);
        if (language) {
          await expect(link).toHaveAttribute("hreflang", languages[language].tag);
          await expect(link).toContainText(
            t(locale, "documents.language", { language: languages[language].name }),
          );
        }
        const answer = await request.get(`/papers/${name}`);
        expect(answer.status()).toBe(200);
        expect(answer.headers()["content-type"]).toBe(fileType(`papers/${name}`).type);
      }
      // Safari opens a model in the room only from a link whose first element is a picture (WebKit, isSystemPreviewLink).
      const model = box.locator('a[rel="ar"]');
      await expect(model).toHaveAttribute("href", `/papers/${productPaper(product, "usdz")}`);
      expect(await model.evaluate((link) => link.firstElementChild?.tagName)).toBe("IMG");
      expect(asked.filter((each) => each.startsWith("/papers/"))).toEqual([]);
    });
  }
}

test.describe("the specification", () => {
  const [product] = products;
  const address = path("pl", { route: "product", id: product.id });
  const name = t("pl", product.name);
  const button = t("pl", "documents.specification.copyButton");

  test("is on the clipboard at a press", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address);
    await expectStarted(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.getByRole("button", { name: button }).press("Enter");
    await expect(
      page.getByRole("status").getByText(t("pl", "documents.specification.copied", { name })),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n").length).toBeGreaterThan(8);
    for (const fact of [name, ...factsOf("pl", product)]) expect(copied).toContain(plainText(fact));
    expect(copied).not.toMatch(/[\u00a0\u2060]/);
    expect(copied).toContain(address);
  });

  test("has no button before a press on it can be answered, and is there to be read all the same", async ({
    page,
  }) => {
    await page.route("**/assets/js/interest-*.js", () => new Promise(() => undefined));
    await page.goto(address);
    await expectStarted(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.locator("#specification")).toContainText(name);
    await expect(page.locator("[data-copy]")).toBeHidden();
  });

  test("is selected where the clipboard is closed, and the page says what to do", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.goto(address);
    await expectStarted(page);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(t("pl", "documents.specification.failed"))).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(name);
  });
});
