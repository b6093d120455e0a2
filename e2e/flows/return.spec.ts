import { languages, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
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
    const landing = path("pl", "landing");
    await page.goto(landing);
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(returned).toBe(landing);
    await page.goto("/robots.txt");
    await page.evaluate(() => sessionStorage.removeItem("returned"));
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
});
