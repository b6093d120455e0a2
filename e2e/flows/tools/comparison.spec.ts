import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { expectToolReady, fieldsInAddress, openTool } from "../../support/islands";
import { t } from "../../support/catalog";
import { flowLocale as locale } from "../../support/matrix";
import { expect, test } from "../../support/test";

const [first] = products;
const heads = (page: Page) => page.locator("thead th[data-product]").filter({ visible: true });

/** Returns for each row whether it is shown, and the number of different values of the compared products. */
const rowsOf = (page: Page, compared: readonly number[]) =>
  page.locator("tbody tr:has([data-product])").evaluateAll(
    (rows, ids) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll<HTMLElement>("[data-product]")];
        const texts = cells
          .filter(({ dataset }) => ids.includes(Number(dataset.product)))
          .map(({ firstElementChild }) => firstElementChild?.textContent);
        return { isShown: row.checkVisibility(), values: new Set(texts).size };
      }),
    compared,
  );

test("columns and rows are chosen by keyboard alone, are in the address and stay", async ({ page }) => {
  const others = products.slice(1).map(({ id }) => id);
  await openTool(page, "comparison");
  const widths = await page
    .locator("thead svg")
    .evaluateAll((all) => all.map((svg) => Math.round(svg.getBoundingClientRect().width)));
  expect(new Set(widths).size, "one scale").toBe(1);
  await page.getByRole("checkbox", { name: t(locale, first.name) }).focus();
  await page.keyboard.press("Space");
  for (let press = 0; press < products.length; press++) await page.keyboard.press("Tab");
  await expect(page.getByLabel(t(locale, "comparison.onlyDifferences"))).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => fieldsInAddress(page)).toEqual({ p: others.join(","), d: "1" });
  const wrongRows = async () =>
    (await rowsOf(page, others)).filter(({ isShown, values }) => isShown !== values > 1);
  await expect.poll(wrongRows).toEqual([]);
  expect((await rowsOf(page, others)).filter(({ isShown }) => isShown)).not.toEqual([]);
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: t(locale, "share.button") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(heads(page).first().locator("a").first()).toBeFocused();
  await page.reload();
  await expectToolReady(page, "comparison");
  await expect(heads(page)).toHaveCount(others.length);
  await page.getByRole("checkbox", { name: t(locale, first.name) }).check();
  await expect(heads(page)).toHaveCount(products.length);
});
