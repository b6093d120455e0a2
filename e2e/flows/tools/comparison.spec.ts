import type { Page } from "@playwright/test";

import { featured, products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { expectToolReady, fieldsInAddress, openTool } from "../../support/islands/tools";
import { t } from "../../support/catalog";
import { flowLocale as locale } from "../../support/matrix";
import { lastFeatured as last } from "../../support/some-products";
import { expect, test } from "../../support/test";

test.skip(featured.length < 3, "With two products none can be left out of the comparison.");

const [first, second] = products;
const heads = (page: Page) => page.locator("thead [data-product]").filter({ visible: true });

/** What is shown of the table, and what of each row: its columns, and how many values some products have in it. */
const shownIn = (page: Page, ids: readonly number[]) =>
  page.locator("tbody").evaluateAll(
    (groups, compared) =>
      groups.map((group) => ({
        isShown: group.checkVisibility(),
        rows: [...group.querySelectorAll("tr:has([data-product])")].map((row) => {
          const cells = [...row.querySelectorAll<HTMLElement>("[data-product]")];
          const texts = cells
            .filter(({ dataset }) => compared.includes(Number(dataset.product)))
            .map(({ firstElementChild }) => firstElementChild?.textContent);
          return {
            isShown: row.checkVisibility(),
            columns: cells
              .filter((cell) => cell.checkVisibility())
              .map(({ dataset }) => Number(dataset.product)),
            values: new Set(texts).size,
          };
        }),
      })),
    ids,
  );

test("an address shows the same columns, rows and groups before any script has come and after", async ({
  page,
  watch,
}) => {
  await page.route(/\/assets\/js\//, (route) => route.abort());
  const compared = featured.map(({ id }) => id);
  await page.goto(`${path(locale, "comparison")}?p=${first.id},${last.id}&d=1`);
  await expect(heads(page)).toHaveCount(2);
  await expect(page.locator(`[data-product="${second.id}"]`).first()).toBeHidden();
  await page.goto(`${path(locale, "comparison")}?d=1`);
  const dormant = await shownIn(page, compared);
  expect(dormant.filter(({ isShown }) => !isShown)).not.toEqual([]);
  for (const { isShown, rows } of dormant) {
    expect(rows.filter((row) => row.isShown !== row.values > 1)).toEqual([]);
    expect(isShown).toBe(rows.some((row) => row.isShown));
  }
  await page.unroute(/\/assets\/js\//);
  await page.reload();
  // By itself, since the address says something.
  await expect(page.locator("[data-island=comparison-filter]")).toHaveAttribute("data-hydrated", "");
  expect(await shownIn(page, compared)).toEqual(dormant);
  // That its scripts could not be loaded is what the page says, and the browser.
  watch.messages.length = 0;
});

test("columns and rows are chosen by keyboard alone, are in the address and stay @island", async ({
  page,
}) => {
  const others = featured.slice(1).map(({ id }) => id);
  await openTool(page, "comparison");
  const widths = await page
    .locator("thead svg")
    .evaluateAll((all) => all.map((svg) => Math.round(svg.getBoundingClientRect().width)));
  expect(new Set(widths).size, "one scale").toBe(1);
  await page.getByRole("checkbox", { name: t(locale, first.name) }).focus();
  await page.keyboard.press("Space");
  for (let press = 0; press < featured.length; press++) await page.keyboard.press("Tab");
  await expect(page.getByLabel(t(locale, "comparison.onlyDifferences"))).toBeFocused();
  await page.keyboard.press("Space");
  expect(fieldsInAddress(page)).toEqual({ p: others.join(","), d: "1" });
  const rows = (await shownIn(page, others)).flatMap((group) => group.rows);
  expect(rows.filter(({ isShown }) => isShown)).not.toEqual([]);
  expect(rows.filter(({ isShown, values }) => isShown !== values > 1)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: t(locale, "comparison.share") })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(heads(page).first().locator("a")).toBeFocused();
  await page.reload();
  await expectToolReady(page, "comparison");
  await expect(heads(page)).toHaveCount(others.length);
  await page.getByRole("checkbox", { name: t(locale, first.name) }).check();
  await expect(heads(page)).toHaveCount(featured.length);
});
