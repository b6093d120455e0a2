import { path } from "../../app/_i18n/paths";
import { flowLocale } from "../support/matrix";
import { expect, test } from "../support/test";

// Playwright turns the back/forward cache off by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test(
  "a page waits in the browser's memory for the visitor's return",
  { tag: "@whole-browser" },
  async ({ page }) => {
    await page.goto(path(flowLocale, "landing"));
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => (document.title = `returned: ${persisted}`)),
    );
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveTitle("returned: true");
  },
);
