import type { Page } from "@playwright/test";

import { featured, products } from "../../../app/_content/products";
import { usualVehicle, vehicles } from "../../../app/_content/vehicles";
import { figure } from "../../../app/_i18n/figures";
import { path } from "../../../app/_i18n/paths";
import { fullLoad } from "../../../app/_features/load/full-load";
import { fieldsInAddress, openTool } from "../../support/islands/tools";
import { t } from "../../support/catalog";
import { QuoteOnPage } from "../../support/forms/quote";
import { flowLocale as locale } from "../../support/matrix";
import { expect, test } from "../../support/test";

const formula = (page: Page) => page.locator(".planner__formula");
const [first, second] = products;

test("a press on a figure of the table shows its plan and comes back to the usual limits @island", async ({
  page,
}) => {
  await openTool(page, "load", `?n=10&g=0&x=${first.id}:5`);
  const vehicle = vehicles.at(-1) ?? usualVehicle;
  const { id, geometry, name } = featured.at(-1) ?? first;
  const link = page.locator(`.load-table__link[href="?p=${id}&v=${vehicle.id}#plan"]`);
  await link.click();
  const plan = page.locator("#plan");
  await expect(plan).toBeFocused();
  await expect(plan).toBeInViewport();
  await expect(plan).toContainText(t(locale, `load.vehicles.${vehicle.id}.name`));
  await expect(plan).toContainText(t(locale, name));
  await expect(formula(page)).toContainText(figure(locale, fullLoad(vehicle, geometry).pieces));
  await expect(page).toHaveURL(`${path(locale, "load")}?p=${id}&v=${vehicle.id}`);
  await expect(page.locator(".load-table__link[aria-current]")).toHaveCount(1);
  await expect(link).toHaveAttribute("aria-current", "true");
});

test("the answer and its plan are on the first screen", async ({ page }) => {
  await page.goto(path(locale, "load"));
  for (const [width, height] of [
    [1440, 900],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    for (const part of [formula(page), page.locator("svg.floor-plan")])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("by keyboard alone: pallet, vehicle, stack @island", async ({ page }) => {
  await openTool(page, "load");
  await page.getByRole("radio", { name: t(locale, "load.mode.single") }).focus();
  for (const label of ["load.palletLabel", "load.vehicleLabel", "load.stackLabel"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(t(locale, label), { exact: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
  }
  const { n: limit, ...chosen } = fieldsInAddress(page);
  expect(chosen).toEqual({ p: String(second.id), v: vehicles[1].id });
  const { pieces } = fullLoad(vehicles[1], second.geometry, { play: 10, stackLimit: Number(limit) });
  await expect(formula(page)).toContainText(figure(locale, pieces));
});

test("a mixed load goes on the list, kind by kind @island", async ({ page }) => {
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
