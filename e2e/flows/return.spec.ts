import { pages } from "../../app/_content/pages";
import { products } from "../../app/_content/products";
import { languages, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { lastProduct, openProduct, productPath } from "../support/some-products";
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

  test("waits in the browser's memory, and follows a choice of language made meanwhile", async ({ page }) => {
    const returned = () => page.evaluate(() => sessionStorage.getItem("returned"));
    test.slow(); // a walk of all routes
    const routes = new Map(pages.map((each) => [each.route, path("pl", each)]));
    for (const address of routes.values()) {
      await page.goto(address);
      await page.goto("/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(returned).toBe(address);
    }
    const landing = path("pl", "landing");
    await page.goto(landing);
    await page.goto("/robots.txt");
    const { code, name } = languages.de;
    await page.evaluate(
      ([keys, values]) => keys.forEach((key, part) => localStorage.setItem(key, values[part] ?? "")),
      [storageKeys, [code, name]] as const,
    );
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(`**${path("de", "landing")}`);
    expect(await returned()).toBe(landing);
    await expect(page.locator("html")).toBeVisible();
  });

  test("has the picture of a product back on its card", async ({ page }) => {
    const catalogue = path("pl", "catalogue");
    await page.goto(catalogue);
    await openProduct(page, productPath("pl", lastProduct));
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("returned"))).toBe(catalogue);
    const names = await page
      .locator(".product-card img")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).viewTransitionName));
    expect(names).toEqual([...products.slice(1).map(() => "none"), "product-picture"]);
  });
});
