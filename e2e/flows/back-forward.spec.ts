import type { Page } from "@playwright/test";

import { pages } from "../../app/_content/pages";
import { products } from "../../app/_content/products";
import { defaultLocale, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { flowLocale } from "../support/matrix";
import { lastProduct, openProduct, productPath } from "../support/some-products";
import { choice } from "../support/stored-language";
import { expect, test } from "../support/test";

// Playwright turns the back/forward cache off by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** The page that last returned from the browser's memory. */
const returned = (page: Page) => page.evaluate(() => sessionStorage.getItem("returned"));

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) sessionStorage.setItem("returned", location.pathname);
    });
  });
});

test("a page of each route waits in the browser's memory", async ({ page }) => {
  test.slow();
  const kinds = new Map(pages.map((target) => [target.route, path(flowLocale, target)]));
  expect(kinds.size).toBeGreaterThan(10);
  for (const address of kinds.values()) {
    await page.goto(address);
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => returned(page)).toBe(address);
  }
});

test("a page that returns follows a choice made meanwhile", async ({ page }) => {
  const address = path(defaultLocale, "landing");
  await page.goto(address);
  await page.goto("/robots.txt");
  await page.evaluate(
    ([keys, values]) => keys.forEach((key, part) => localStorage.setItem(key, values[part] ?? "")),
    [storageKeys, choice("de")] as const,
  );
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(`**${path("de", "landing")}`);
  expect(await returned(page)).toBe(address);
  await expect(page.locator("html")).toBeVisible();
});

test("the picture of a product returns to its card", async ({ page }) => {
  const address = path(flowLocale, "catalogue");
  await page.goto(address);
  const pictures = page.locator(".product-card img");
  await openProduct(page, productPath(flowLocale, lastProduct));
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => returned(page)).toBe(address);
  const names = await pictures.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).viewTransitionName),
  );
  expect(names).toEqual([...products.slice(1).map(() => "none"), "product-picture"]);
});
