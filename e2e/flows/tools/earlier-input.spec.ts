import type { Page } from "@playwright/test";

import { products } from "../../../app/_content/products";
import { usualVehicle, vehicles } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { t } from "../../support/catalog";
import { expectToolReady, fieldsInAddress, type Tool } from "../../support/islands/tools";
import { flowLocale as locale } from "../../support/matrix";
import { holdRequests } from "../../support/network";
import { expect, test } from "../../support/test";

const [first, second] = products;
const length = String(first.geometry.length + 133);
const vehicle = vehicles.find(({ id }) => id !== usualVehicle.id) ?? usualVehicle;

/** What is changed in a tool, what is to be seen of that, and what the address says of it once the tool is hydrated. */
interface Change {
  tool: Tool;
  change: (page: Page) => Promise<unknown>;
  expectChanged: (page: Page) => Promise<unknown>;
  fields: Readonly<Record<string, string>>;
}

const onlyDifferences = (page: Page) => page.getByLabel(t(locale, "comparison.onlyDifferences"));

const changes: readonly Change[] = [
  {
    tool: "load",
    change: async (page) => {
      await page.locator("#plan-p").selectOption(String(second.id));
      await page.locator("#plan-v").selectOption(vehicle.id);
      await page.locator("#plan-q").fill("77");
    },
    expectChanged: async (page) => {
      await expect(page.locator("#plan-p")).toHaveValue(String(second.id));
      await expect(page.locator("#plan-v")).toHaveValue(vehicle.id);
      await expect(page.locator("#plan-q")).toHaveValue("77");
    },
    fields: { p: String(second.id), v: vehicle.id, q: "77" },
  },
  {
    tool: "size",
    change: async (page) => {
      await page.locator("#size-l").fill(length);
      await page.locator("[name=size-s][value=r]").check();
    },
    expectChanged: async (page) => {
      await expect(page.locator("#size-l")).toHaveValue(length);
      await expect(page.locator("[name=size-s][value=r]")).toBeChecked();
    },
    fields: { l: length, s: "r" },
  },
  {
    tool: "comparison",
    change: (page) => onlyDifferences(page).check(),
    expectChanged: (page) => expect(onlyDifferences(page)).toBeChecked(),
    fields: { d: "1" },
  },
];

for (const { tool, change, expectChanged, fields } of changes)
  test(`${tool}: what the browser puts back before any script has come is taken over, and stays`, async ({
    page,
  }) => {
    const come = await holdRequests(page, "**/assets/js/loader-*.js");
    await page.goto(path(locale, tool));
    await change(page);
    await page.goto("/robots.txt");
    await page.goBack();
    // Dormant as ever: nothing but the browser itself has put it back.
    await expectChanged(page);
    expect(fieldsInAddress(page)).toEqual({});
    come();
    await expectToolReady(page, tool);
    await expect.poll(() => fieldsInAddress(page)).toEqual(fields);
    await expectChanged(page);
    await page.reload();
    await expectToolReady(page, tool);
    await expectChanged(page);
    expect(fieldsInAddress(page)).toEqual(fields);
  });

test("a visitor who types while a tool is hydrated goes on typing, and that counts more than the address", async ({
  page,
}) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(`${path(locale, "size")}?l=${length}&w=1200`);
  await page.locator("#size-w").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("13");
  come();
  await expect.poll(() => fieldsInAddress(page)).toEqual({ l: length, w: "13" });
  await page.keyboard.type("50");
  await expect(page.locator("#size-w")).toHaveValue("1350");
  await expect.poll(() => fieldsInAddress(page)).toEqual({ l: length, w: "1350" });
  await expect(page.locator(".drawing-sheet text", { hasText: "1350" }).first()).toBeVisible();
});
