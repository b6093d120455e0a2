/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";

import { datasheet, productFile } from "../../_content/downloads";
import { products } from "../../_content/products";
import { languages, type Locale, locales } from "../../_i18n/languages";
import { testCatalog, testTranslator } from "../../_i18n/test-translator";
import { DocumentTable } from "./document-table";

jest.mock("../../_content/downloads.manifest.json", () => ({}));
const downloads = jest.requireMock<Record<string, number>>("../../_content/downloads.manifest.json");

const [product] = products;
const t = testTranslator("de");

const show = (locale: Locale = "de") =>
  render(
    <NextIntlClientProvider locale={locale} messages={testCatalog(locale)}>
      <DocumentTable product={product} />
    </NextIntlClientProvider>,
  );

afterEach(() => {
  for (const name of Object.keys(downloads)) Reflect.deleteProperty(downloads, name);
});

test("a download that was not made is neither linked nor named", () => {
  downloads[productFile(product, "dxf")] = 2048;
  show();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("row", { name: /DXF/ }).textContent).toContain("2\u00a0KB");
  expect(screen.queryByText(t("documents.files.datasheet.name"))).toBeNull();
});

test.each([
  ["pl", "Dane opakowania (CSV, kropka dziesiętna)"],
  ["de", "Verpackungsdaten (CSV, Dezimalpunkt)"],
  ["en", "Packaging data (CSV, decimal point)"],
] as const)("the link to the CSV file states its number format (%s)", (locale, name) => {
  downloads[productFile(product, "csv")] = 512;
  show(locale);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toMatch(/\.csv$/);
  expect(screen.getByRole("rowheader", { name })).toBeTruthy();
});

test("the datasheet is one row with a link for each language, the page's first", () => {
  downloads[productFile(product, "dxf")] = 2048;
  for (const locale of locales) downloads[datasheet(product, locale)] = 1;
  show();
  const name = t("documents.files.datasheet.name");
  const links = within(screen.getByRole("row", { name: new RegExp(name) })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["de", ...locales.filter((locale) => locale !== "de")].map(
      (locale) => `/papers/${datasheet(product, locale as Locale)}`,
    ),
  );
  expect(links[0]?.textContent).toBe(`DE ${name} ${languages.de.name}`);
});

test("documents without a file say when they are available", () => {
  show();
  const row = screen.getByRole("row", { name: new RegExp(t("documents.files.declaration.name")) });
  expect(row.textContent).toContain(t("documents.states.request"));
  expect(within(row).queryByRole("link")).toBeNull();
});
