import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { expectToolReady, fieldsInAddress, openTool } from "../../support/islands";
import { t } from "../../support/catalog";
import { flowLocale as locale } from "../../support/matrix";
import { expect, test } from "../../support/test";

const [first] = products;
const heads = (page: Page) => page.locator("thead th[data-product]").filter({ visible: true });

test("columns and rows are chosen by keyboard alone, are in the address and stay", async ({ page }) => {
  const others = products.slice(1).map(({ id }) => id);
  await openTool(page, "comparison");
  const rows = page.locator("tbody tr:has([data-product])").filter({ visible: true });
  const all = await rows.count();
  await page.getByRole("checkbox", { name: t(locale, first.name) }).focus();
  await page.keyboard.press("Space");
  for (let press = 0; press < products.length; press++) await page.keyboard.press("Tab");
  await expect(page.getByLabel(t(locale, "comparison.onlyDifferences"))).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => fieldsInAddress(page)).toEqual({ p: others.join(","), d: "1" });
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(await rows.count()).toBeGreaterThan(0);
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
