import type { Page } from "@playwright/test";

import { isFeatured, products } from "../../../app/_content/products";
import { vehicles } from "../../../app/_content/vehicles";
import { languages, type Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { QuoteOnPage } from "../../support/forms/quote";
import { expect, test } from "../../support/test";
import { sampled, sampledLanguages } from "../../support/matrix";

/** Vehicles that the comparison names, each by its row. */
const named = [
  ["semi", "trailer"],
  ["ft40hc", "ft40hc"],
] as const;

/** Whole numbers as they stand in a text, without what languages put between their digits. */
const numbers = (text: string) =>
  (text.replace(/(?<=\d)[\s.,](?=\d{3}(?!\d))/g, "").match(/(?<![\d,.])\d+(?![,.]?\d)/g) ?? []).map(Number);

/** The sum in a text, stacks × pieces in a stack = pieces, wherever its numbers stand. */
function sumIn(text: string): [stacks: number, perStack: number, pieces: number] {
  const all = numbers(text);
  for (const stacks of all)
    for (const perStack of all)
      for (const pieces of all)
        if (stacks > perStack && stacks * perStack === pieces) return [stacks, perStack, pieces];
  throw new Error(`No sum of a load stands in "${text}".`);
}

/** Figures of a product's full loads, read off the pages. */
async function onProductPage(page: Page, locale: Locale, id: number, vehicle: string) {
  await page.goto(path(locale, { route: "product", id }));
  const name = t(locale, `load.vehicles.${vehicle}.name`);
  return sumIn(
    await page
      .locator(".product-load div", { has: page.locator("dt", { hasText: name }) })
      .last()
      .innerText(),
  );
}

async function inComparison(page: Page, locale: Locale, id: number, row: string) {
  const requested = isFeatured(id) ? "" : `?p=${products[0].id},${id}`;
  await page.goto(path(locale, "comparison") + requested);
  const named = page.getByRole("rowheader", { name: t(locale, `comparison.rows.${row}`) });
  return sumIn(await page.locator("tr", { has: named }).locator(`td[data-product="${id}"]`).innerText());
}

async function inPlanner(page: Page, locale: Locale, id: number, vehicle: string) {
  await page.goto(`${path(locale, "load")}?p=${id}&v=${vehicle}`);
  await expectHydrated(page.locator("[data-island=load-planner]"));
  return sumIn(await page.locator(".planner__formula").innerText());
}

async function inPlannersTable(page: Page, locale: Locale, id: number, vehicle: string) {
  await page.goto(path(locale, "load"));
  const cell = page.locator(`td:has([href="?p=${id}&v=${vehicle}#plan"])`);
  return sumIn(await cell.innerText());
}

/** The list says pieces alone. */
async function inQuoteList(page: Page, locale: Locale, product: number, vehicle: string) {
  const quote = new QuoteOnPage(page, locale);
  await quote.open([{ kind: "load", product, vehicle, loads: 1 }]);
  return numbers(await quote.lines.first().innerText());
}

for (const locale of sampledLanguages()) {
  for (const { id } of sampled<(typeof products)[number]>(products)) {
    test(`product page, comparison, planner and quote list say the same of ${id} in ${languages[locale].name}`, async ({
      page,
    }) => {
      for (const [vehicle, row] of named) {
        const reported = await onProductPage(page, locale, id, vehicle);
        expect(await inComparison(page, locale, id, row)).toEqual(reported);
        expect(await inPlanner(page, locale, id, vehicle)).toEqual(reported);
        if (isFeatured(id)) expect(await inPlannersTable(page, locale, id, vehicle)).toEqual(reported);
        expect(await inQuoteList(page, locale, id, vehicle)).toContain(reported[2]);
      }
    });
  }
}

test("a sum that is wrong would be found", () => {
  expect(sumIn("33 stosy × 17 = 561 szt., ok. 14,0 t")).toEqual([33, 17, 561]);
  expect(sumIn("561 szt. 33 stosy × 17")).toEqual([33, 17, 561]);
  expect(sumIn("60 Stapel × 20 = 1.200 Stück")).toEqual([60, 20, 1200]);
  expect(() => sumIn("33 stosy × 17 = 560 szt.")).toThrow("No sum");
  expect(vehicles.map(({ id }): string => id)).toEqual(expect.arrayContaining(named.map(([id]) => id)));
});
