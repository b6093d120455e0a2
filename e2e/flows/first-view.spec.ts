import type { Page } from "@playwright/test";

import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { sitemapPages } from "../../scripts/built/sitemap";
import { budgets } from "../../scripts/size-budget/budgets";
import { sampledThird } from "../support/matrix";
import { expect, test } from "../support/test";
import { openAndMeasure } from "../../scripts/size-budget/view-size";

// The phone the budgets are written for.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

test("what every page loads before it is scrolled stays within its budgets, and no font is requested in vain", async ({
  browser,
}) => {
  test.slow(); // a walk of all pages, each with an empty cache
  const over: string[] = [];
  const rows: string[] = [];
  for (const { path } of sampledThird(sitemapPages())) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { total, picture } = await openAndMeasure(page, path);
    const { requested, used } = await fontsOf(page);
    await context.close();
    rows.push(`${String(total).padStart(8)}${String(picture).padStart(9)}  ${path}`);
    if (total > budgets.firstView) over.push(`${path}: ${total} bytes, the budget is ${budgets.firstView}.`);
    if (picture > budgets.picture) over.push(`${path}: a picture of ${picture}, not ${budgets.picture}.`);
    // More may come with what is the same in every language: an address, the name of another language. That the words of
    // a language need no more is tested beside its row.
    if (requested > used) over.push(`${path}: ${requested} fonts asked for in the head, and ${used} used.`);
  }
  console.log(`First view, bytes as they come\n   total  picture  page\n${rows.join("\n")}`);
  expect(over).toEqual([]);
});

/** How many files of the site's font a page requests in its head, and how many it is written with. */
async function fontsOf(page: Page): Promise<{ requested: number; used: number }> {
  return page.evaluate(() => ({
    requested: [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].filter(
      ({ media }) => matchMedia(media).matches,
    ).length,
    used: [...document.fonts].filter(
      ({ family, status }) => family !== "Archivo Fallback" && status === "loaded",
    ).length,
  }));
}

// In the whole browser: the headless shell moves a pointer over every page that it opens.
test(
  "pictures that are swiped to come at the first sign of interest, and not before",
  { tag: "@whole-browser" },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const swipedTo = () => requested.filter((path) => path.includes(bannerSlides[1].picture)).length;
    await page.goto("/");
    await page.locator("html[data-js=loaded]").waitFor();
    expect(swipedTo()).toBe(0);
    await page.mouse.move(60, 300);
    await expect.poll(swipedTo).toBeGreaterThan(0);
  },
);

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test(
    "the home page requests few files before it is touched, and its tiles once it is scrolled",
    { tag: "@whole-browser" },
    async ({ page }) => {
      const requested = new Set<string>();
      page.on("request", (request) => requested.add(new URL(request.url()).pathname));
      await page.goto("/");
      await page.locator("html[data-js=loaded]").waitFor();
      expect([...requested].length, [...requested].join("\n")).toBeLessThanOrEqual(budgets.homeRequests);
      const tile = page.locator(".product-tiles img").first();
      const top = () =>
        page
          .locator(".product-tiles a")
          .nth(1)
          .evaluate((each) => each.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
      await expect
        .poll(() => tile.evaluate((each) => (each as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      expect(await top(), "where the next row stands").toBe(before);
    },
  );
});

test("no script is requested before the first paint", async ({ page }) => {
  for (const { path } of sitemapPages().filter(({ locale }) => locale === "pl")) {
    await page.goto(path);
    await page.locator("html[data-js=loaded]").waitFor();
    const [paint = Infinity, script = 0] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
    ]);
    expect(script, path).toBeGreaterThan(paint);
  }
});

test("pictures that are swiped to come, too, when the scripts never do", async ({ page, watch }) => {
  await page.route("**/loader-*.js", (route) => route.abort());
  const picture = page.waitForResponse(`**/pictures/${bannerSlides[1].picture}.*`);
  await page.goto("/");
  await page.mouse.move(60, 300);
  await picture;
  // The missing scripts are logged on the console.
  await expect.poll(() => watch.messages.splice(0)).toHaveLength(2);
});

test("and so they do without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const picture = page.waitForResponse(`**/pictures/${bannerSlides[1].picture}.*`);
  await page.goto(`${baseURL}/`);
  await picture;
  await context.close();
});
