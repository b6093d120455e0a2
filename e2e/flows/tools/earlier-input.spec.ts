import type { Page } from "@playwright/test";

import { featured, products } from "../../../app/_content/products";
import { usualVehicle, vehicles } from "../../../app/_content/vehicles";
import { path } from "../../../app/_i18n/paths";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { holdRequests } from "../../support/network";
import { allAreCompared } from "../../support/some-products";
import { expect, test } from "../../support/test";
import { sampled } from "../../support/matrix";

const [first, second] = products;
const length = first.geometry.length + 133;
const vehicle = vehicles.find(({ id }) => id !== usualVehicle.id) ?? usualVehicle;

/** A tool, what is changed in it, and what is to be seen of that once it is hydrated. */
interface Tool {
  name: string;
  address: string;
  change: (page: Page) => Promise<unknown>;
  expectChanged: (page: Page) => Promise<void>;
  /** The address that the changes lead to. */
  search: string;
}

const tools: readonly Tool[] = [
  {
    name: "load-planner",
    address: path("pl", "load"),
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
    search: `?p=${second.id}&v=${vehicle.id}&q=77`,
  },
  {
    name: "pallet-builder",
    address: path("pl", "size"),
    change: async (page) => {
      await page.locator("#size-l").fill(String(length));
      await page.locator("[name=size-s][value=r]").check();
      await page.locator("#size-d").fill("GB");
    },
    expectChanged: async (page) => {
      await expect(page.locator("#size-l")).toHaveValue(String(length));
      await expect(page.locator("[name=size-s][value=r]")).toBeChecked();
      await expect(page.locator("#size-d")).toHaveValue("GB");
    },
    search: `?l=${length}&s=r&d=GB`,
  },
  {
    name: "comparison-filter",
    address: path("pl", "comparison"),
    change: async (page) => {
      await page.getByRole("checkbox", { name: t("pl", second.name) }).uncheck();
      await page.getByLabel(t("pl", "comparison.onlyDifferences")).check();
    },
    expectChanged: async (page) => {
      await expect(page.getByRole("checkbox", { name: t("pl", second.name) })).not.toBeChecked();
      await expect(page.getByLabel(t("pl", "comparison.onlyDifferences"))).toBeChecked();
    },
    search: `?p=${featured
      .filter((product) => product !== second)
      .map(({ id }) => id)
      .join(",")}&d=1`,
  },
];

/** What the page's address says of fields, in any order. */
const requested = (page: Page) => [...new URL(page.url()).searchParams].map(String).sort();
const parametersOf = (search: string) => [...new URLSearchParams(search)].map(String).sort();

/** Ways to change a tool before it is hydrated, or to come back to one that was changed. */
const ways = {
  "what is changed before any script has come is taken over": async (page, tool, hydrated) => {
    const come = await holdRequests(page, "**/assets/js/loader-*.js");
    await page.goto(tool.address);
    await tool.change(page);
    expect(requested(page)).toEqual([]);
    come();
    await hydrated();
    await expect.poll(() => requested(page)).toEqual(parametersOf(tool.search));
    await tool.expectChanged(page);
  },
  "what the browser puts back on the way back is taken over": async (page, tool, hydrated) => {
    const come = await holdRequests(page, "**/assets/js/loader-*.js");
    await page.goto(tool.address);
    await tool.change(page);
    await page.goto(path("pl", "catalogue"));
    await page.goBack();
    // Dormant as ever: nothing but the browser itself has put it back.
    await tool.expectChanged(page);
    expect(requested(page)).toEqual([]);
    come();
    await hydrated();
    await expect.poll(() => requested(page)).toEqual(parametersOf(tool.search));
    await tool.expectChanged(page);
  },
  "what the address says, and the browser puts back, stays after a reload and the way back": async (
    page,
    tool,
    hydrated,
  ) => {
    await page.goto(tool.address);
    await hydrated();
    await tool.change(page);
    await expect.poll(() => requested(page)).toEqual(parametersOf(tool.search));
    await page.reload();
    await hydrated();
    await tool.expectChanged(page);
    await page.goto(path("pl", "catalogue"));
    await page.goBack();
    await hydrated();
    await tool.expectChanged(page);
    expect(requested(page)).toEqual(parametersOf(tool.search));
  },
} satisfies Record<string, (page: Page, tool: Tool, hydrated: () => Promise<void>) => Promise<void>>;

for (const [turn, tool] of tools.entries()) {
  for (const [way, check] of sampled(Object.entries(ways), turn)) {
    test(`${tool.name}: ${way}`, async ({ page }) => {
      test.skip(tool.name === "comparison-filter" && featured.length < 3, allAreCompared);
      await check(page, tool, () => expectHydrated(page.locator(`[data-island=${tool.name}]`)));
    });
  }
}

test("what is typed counts more than the address", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(`${path("pl", "size")}?l=${length + 1}&w=${second.geometry.depth + 7}`);
  await page.locator("#size-l").fill(String(length));
  come();
  await expect
    .poll(() => requested(page))
    .toEqual(parametersOf(`?l=${length}&w=${second.geometry.depth + 7}`));
  await expect(page.locator("#size-l")).toHaveValue(String(length));
  await expect(page.locator(".drawing-sheet text", { hasText: String(length) }).first()).toBeVisible();
});

test("a visitor who types while a tool is hydrated goes on typing", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path("pl", "size"));
  await page.locator("#size-w").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("13");
  come();
  await expect.poll(() => requested(page)).toEqual(parametersOf("?w=13"));
  await page.keyboard.type("50");
  await expect(page.locator("#size-w")).toHaveValue("1350");
  await expect.poll(() => requested(page)).toEqual(parametersOf("?w=1350"));
});
