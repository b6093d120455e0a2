import type { Page } from "@playwright/test";

import { featured, type Product } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { t } from "../../support/catalog";
import { QuoteOnPage } from "../../support/forms/quote";
import { expectAccessible } from "../../support/measures/axe";
import { misplaced } from "../../support/measures/layout";
import { expectHydrated } from "../../support/islands/hydrated";
import { allAreFeatured, firstProduct as first, others, productPath } from "../../support/some-products";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

test.skip(others.length === 0, allAreFeatured);

const [other = first] = others;
const box = (page: Page, { shortName, name }: Product = other) =>
  page.getByRole("checkbox", { name: `${shortName}: ${t("pl", name)}`, exact: true });
const columns = (page: Page) => page.locator("thead [data-product]").filter({ visible: true });
const words = /\/assets\/products\//;

for (const locale of sampledLanguages()) {
  test(`its page leads to the comparison, with it in the table, in ${locale}`, async ({ page }) => {
    await page.goto(productPath(locale, other));
    await page.getByRole("link", { name: t(locale, "decision.compareLink") }).click();
    await expectHydrated(page.locator("[data-island=comparison-filter]"));
    await expect(columns(page)).toHaveCount(featured.length);
    const added = columns(page).last();
    await expect(added.getByRole("link")).toHaveText(t(locale, other.name));
    await expect(added.getByRole("link")).toHaveAttribute("href", productPath(locale, other));
    await expect(added.locator("svg")).toBeVisible();
    for (const row of await page.locator("tbody tr:not(.comparison__group)").all())
      await expect(row.locator(`[data-product="${other.id}"]`)).toContainText(/\S/);
    await expect(page.locator("tfoot [data-product]").filter({ visible: true })).toHaveCount(featured.length);
    expect(await page.evaluate(misplaced)).toEqual([]);
    await expectAccessible(page);
  });

  test(`its page leads to the planner, which plans it by its name, in ${locale}`, async ({ page }) => {
    await page.goto(productPath(locale, other));
    await page.getByRole("link", { name: t(locale, "load.small.link") }).click();
    await expectHydrated(page.locator("[data-island=load-planner]"));
    await expect(page.locator("#plan-p")).toHaveValue(String(other.id));
    await expect(page.locator("#plan-p option:checked")).toHaveText(t(locale, other.name));
    await expect(page.locator(".planner__result")).toContainText(t(locale, other.name));
    expect(await page.evaluate(misplaced)).toEqual([]);
  });

  test(`its enquiry has it chosen in the composer, and drawn on the list, in ${locale}`, async ({ page }) => {
    const quote = new QuoteOnPage(page, locale);
    await page.goto(`${path(locale, "landing")}?p=${other.id}`);
    await expect(quote.kind(other.id)).toBeChecked();
    await quote.kind(first.id).check();
    await quote.kind(other.id).check();
    await quote.amount.fill("77");
    await quote.add.click();
    await expect(quote.lines).toContainText(t(locale, other.name));
    const drawn = await quote.lines.locator("use").first().getAttribute("href");
    await expect(page.locator(drawn ?? "")).toBeAttached();
  });
}

test("a column that was left out is back by a press, and the rest of the address stays", async ({ page }) => {
  await page.goto(`${path("pl", "comparison")}?p=${first.id},${other.id}&d=1`);
  await expect(columns(page)).toHaveCount(2);
  const last = featured.at(-1) ?? first;
  await box(page, last).check();
  await box(page).uncheck();
  await expect(page).toHaveURL(new RegExp(`\\?p=${first.id},${last.id}&d=1$`));
  await box(page).check();
  await expect(columns(page)).toHaveCount(3);
});

test("the builder begins with it", async ({ page }) => {
  await page.goto(`${path("pl", "size")}?p=${other.id}`);
  await expect(page.locator("#size-p option:checked")).toContainText(t("pl", other.name));
});

test("what can't be fetched is reported; the planner goes on with its size", async ({ page, watch }) => {
  await page.route(words, (route) => route.abort());
  await page.goto(`${path("pl", "comparison")}?p=${first.id},${other.id}`);
  await expect(page.locator(".filter [role=status]")).toHaveText(t("pl", "comparison.lost"));
  await page.goto(`${path("pl", "load")}?p=${other.id}`);
  await expect(page.locator("#plan-p option:checked")).toContainText(String(other.geometry.length));
  // The browser logs each request that failed.
  watch.messages.length = 0;
});

test("an address that requests unknown products only gets all columns, and a sentence", async ({
  page,
  watch,
}) => {
  await page.goto(`${path("pl", "comparison")}?p=${first.id},99999`);
  await expect(page.locator(".filter [role=status]")).toHaveText(t("pl", "comparison.lost"));
  await expect(columns(page)).toHaveCount(featured.length);
  watch.messages.length = 0;
});
