import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { vehicles } from "../../../app/_content/vehicles";
import { figure } from "../../../app/_i18n/figures";
import { fullLoad } from "../../../app/_load/full-load";
import { fieldsInAddress, openTool } from "../../support/islands/tools";
import { t } from "../../support/catalog";
import { QuoteOnPage } from "../../support/forms/quote";
import { flowLocale as locale } from "../../support/matrix";
import { expect, test } from "../../support/test";

const formula = (page: Page) => page.locator(".planner__formula");
const [first, second] = products;

test("by keyboard alone: pallet, vehicle, stack", async ({ page }) => {
  await openTool(page, "load");
  await page.getByRole("radio", { name: t(locale, "load.mode.single") }).focus();
  for (const label of ["load.palletLabel", "load.vehicleLabel", "load.quantityLabel", "load.stackLabel"]) {
    await page.keyboard.press("Tab");
    if (label === "load.stackLabel") {
      // Its fold comes first.
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    await expect(page.getByLabel(t(locale, label), { exact: true })).toBeFocused();
    if (label !== "load.quantityLabel") await page.keyboard.press("ArrowDown");
  }
  const { n: limit, ...chosen } = fieldsInAddress(page);
  expect(chosen).toEqual({ p: String(second.id), v: vehicles[1].id });
  const { pieces } = fullLoad(vehicles[1], second.geometry, { play: 10, stackLimit: Number(limit) });
  await expect(formula(page)).toContainText(figure(locale, pieces));
});

test("a mixed load goes on the list, kind by kind", async ({ page }) => {
  await openTool(page, "load");
  await page.getByRole("radio", { name: t(locale, "load.mode.mixed") }).check();
  await page.locator(`#plan-x${first.id}`).fill("34");
  await page.locator(`#plan-x${second.id}`).fill("17");
  await expect(page.locator(".mixed-plan__name")).toHaveText(
    [first, first, second].map(({ shortName }) => shortName),
  );
  await page.locator('.planner-foot__actions a[href*="#a="]').click();
  await expect(page.locator(".added [role=status]")).not.toBeEmpty();
  await page.locator(".added a").click();
  await expect(new QuoteOnPage(page, locale).lines).toHaveCount(2);
});
