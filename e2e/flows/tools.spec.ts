import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { tools } from "../../app/_content/tools";
import { usualVehicle, vehicles } from "../../app/_content/vehicles";
import { figure } from "../../app/_i18n/figures";
import { path } from "../../app/_i18n/paths";
import { fullLoad } from "../../app/_load/full-load";
import { t } from "../support/catalog";
import { quoteOn } from "../support/forms/quote";
import { fieldsInAddress, hydrateIslands, openTool } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { misplaced } from "../support/measures/layout";
import { expect, holdRequests, test } from "../support/test";

test("the tools fit into a window of 320 px with any values, and mark errors by an icon", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { route: tool, searches } of tools.filter(({ island }) => island)) {
    // German has the longest words.
    await openTool(page, tool, "", "de");
    for (const search of searches) {
      // Like a step in the tab's history.
      await page.evaluate((to) => {
        history.replaceState(history.state, "", location.pathname + to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, search);
      expect.soft(await page.evaluate(misplaced), tool + search).toEqual([]);
      const bare = await page
        .locator(".field-error >> visible=true")
        .evaluateAll(
          (errors) => errors.filter((each) => !each.querySelector("svg")?.checkVisibility()).length,
        );
      expect.soft(bare, `errors without an icon: ${tool}${search}`).toBe(0);
    }
  }
});

test(
  "a carton's three sides are pasted at once, and the pallets for its quantity go on the list",
  { tag: "@engines" },
  async ({ page }) => {
    await openTool(page, "cartons");
    await page.locator("#carton-length").fill("600 × 400 × 300");
    await page.keyboard.press("Tab");
    await expect.poll(() => fieldsInAddress(page)).toEqual({ l: "600", w: "400", h: "300" });
    await page.locator("#carton-pieces").fill("990");
    // On 1200 × 1000 mm five lie in a layer, and below 1800 mm five layers fit: 25 cartons on a pallet.
    await page.locator(".adding > a", { hasText: "40" }).click();
    await page.locator(".adding__answer > a").click();
    const quote = quoteOn(page);
    await expect(quote.amountOf(0)).toHaveValue("40");
  },
);

const formula = (page: Page) => page.locator(".tool-answer__figure");
const [, second] = products;

test(
  "by keyboard alone: pallet, vehicle, stack; a mixed load goes on the list, kind by kind",
  { tag: "@engines" },
  async ({ page }) => {
    await openTool(page, "load");
    await page.getByLabel(t(locale, "load.palletLabel"), { exact: true }).focus();
    for (const label of ["load.palletLabel", "load.vehicleLabel", "load.quantityLabel", "load.stackLabel"]) {
      if (label !== "load.palletLabel") await page.keyboard.press("Tab");
      if (label === "load.stackLabel") {
        // The stack field is in a fold.
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
      await expect(page.getByLabel(t(locale, label), { exact: true })).toBeFocused();
      if (label !== "load.quantityLabel") await page.keyboard.press("ArrowDown");
    }
    await expect.poll(() => fieldsInAddress(page).s).toBeTruthy();
    const { s: limit, ...chosen } = fieldsInAddress(page);
    expect(chosen).toEqual({ p: String(second.id), v: vehicles[1].id });
    const { pieces } = fullLoad(vehicles[1], second.geometry, { play: 10, stackLimit: Number(limit) });
    await expect(formula(page)).toContainText(figure(locale, pieces));

    await page.locator("#plan-pieces").fill("34");
    await page.getByRole("button", { name: t(locale, "load.kinds.add") }).press("Enter");
    await expect(page.locator("#plan-pallet2")).toBeFocused();
    await page.locator("#plan-pieces2").fill("17");
    await page.locator('.tool-actions a[href*="#a="]').click();
    await page.locator(".adding__answer > a").click();
    await expect(quoteOn(page).lines).toHaveCount(2);
  },
);

test("values that the browser restores in a tool before any script has loaded are used and stay", async ({
  page,
}) => {
  const vehicle = vehicles.find((each) => each.id !== usualVehicle.id) ?? usualVehicle;
  const fields = { pallet: String(second.id), vehicle: vehicle.id, pieces: "77" };
  const expectChanged = async () => {
    for (const [name, value] of Object.entries(fields))
      await expect(page.locator(`#plan-${name}`)).toHaveValue(value);
  };
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path(locale, "load"));
  await page.locator("#plan-pallet").selectOption(fields.pallet);
  await page.locator("#plan-vehicle").selectOption(fields.vehicle);
  await page.locator("#plan-pieces").fill(fields.pieces);
  await page.goto("/robots.txt");
  await page.goBack();
  // Not hydrated yet: the browser itself has restored the values.
  await expectChanged();
  expect(fieldsInAddress(page)).toEqual({});
  come();
  await hydrateIslands(page);
  await expect
    .poll(() => fieldsInAddress(page))
    .toEqual({ p: fields.pallet, v: fields.vehicle, q: fields.pieces });
  await expectChanged();
});
