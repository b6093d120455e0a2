import { storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { pages } from "../../app/_content/pages";
import { products } from "../../app/_content/products";
import { lastProduct, openProduct, productPath } from "../support/some-products";
import { choice } from "../support/stored-language";
import { expect, test } from "../support/test";

// Playwright turns the back/forward cache off by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test.describe("a page the visitor returns to", { tag: "@whole-browser" }, () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) sessionStorage.setItem("returned", location.pathname);
      });
    });
  });

  for (const target of pages) {
    const address = path("pl", target);
    test(`${address} waits in the browser's memory`, async ({ page }) => {
      await page.goto(address);
      await page.goto("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("returned"))).toBe(address);
    });
  }

  test("a page that returns follows a choice made meanwhile", async ({ page }) => {
    await page.goto("/landing/");
    await page.goto("/robots.txt");
    await page.evaluate(
      ([keys, values]) => keys.forEach((key, part) => localStorage.setItem(key, values[part] ?? "")),
      [storageKeys, choice("de")] as const,
    );
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL("**/de/landing/");
    expect(await page.evaluate(() => sessionStorage.getItem("returned"))).toBe("/landing/");
    await expect(page.locator("html")).toBeVisible();
  });

  test("the picture of a product returns to its card", async ({ page }) => {
    await page.goto("/product-list/");
    const pictures = page.locator(".product-card img");
    await openProduct(page, productPath("pl", lastProduct));
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("returned"))).toBe("/product-list/");
    const names = await pictures.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).viewTransitionName),
    );
    expect(names).toEqual([...products.slice(1).map(() => "none"), "product-picture"]);
  });
});
