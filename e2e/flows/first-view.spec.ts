import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { sitemapPages } from "../../scripts/built/sitemap";
import { budgets } from "../../scripts/size-budget/budgets";
import { openAndMeasure } from "../../scripts/size-budget/view-size";
import { run } from "../support/matrix";
import { expect, test } from "../support/test";

// The phone the budgets are written for.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const all = sitemapPages();
/** The commit chooses it. */
const address = all[run.seed % all.length]?.path ?? "/";

test(`what ${address} loads before it is scrolled stays within its budgets, no font in vain and no script before the paint`, async ({
  page,
}) => {
  const { total, picture } = await openAndMeasure(page, address);
  expect(total).toBeLessThanOrEqual(budgets.firstView);
  expect(picture).toBeLessThanOrEqual(budgets.picture);
  const { requested, used, paint, script } = await page.evaluate(() => ({
    requested: [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].filter(
      ({ media }) => matchMedia(media).matches,
    ).length,
    used: [...document.fonts].filter(
      ({ family, status }) => family !== "Archivo Fallback" && status === "loaded",
    ).length,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    script: performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))?.startTime,
  }));
  // More may come with what is the same in every language: an address, the name of another language. That the words of a
  // language need no more is tested beside its row.
  expect(used).toBeGreaterThanOrEqual(requested);
  expect(script).toBeGreaterThan(paint ?? Infinity);
});

// In the whole browser: the headless shell moves a pointer over every page that it opens.
test(
  "home requests few files before it is touched; what is swiped to and the tiles come at the first sign of interest",
  { tag: "@whole-browser" },
  async ({ page }) => {
    const requested = new Set<string>();
    page.on("request", (request) => requested.add(new URL(request.url()).pathname));
    const swipedTo = () => [...requested].filter((path) => path.includes(bannerSlides[1].picture)).length;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    await page.locator("html[data-js=loaded]").waitFor();
    expect([...requested].length, [...requested].join("\n")).toBeLessThanOrEqual(budgets.homeRequests);
    expect(swipedTo()).toBe(0);
    const next = page.locator(".product-tiles a").nth(1);
    const top = () => next.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    const tile = page.locator(".product-tiles img").first();
    await expect.poll(() => tile.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(swipedTo).toBeGreaterThan(0);
    expect(await top(), "where the next row stands").toBe(before);
  },
);
