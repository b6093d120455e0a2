import type { Page } from "@playwright/test";

import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { sitemapPages } from "../support/built-pages";
import { budgets, budgetsAt } from "../../scripts/size-budget/budgets";
import { run } from "../support/matrix";
import { expect, test } from "../support/test";

// The phone for which the budgets are defined.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const all = sitemapPages();
/** Chosen by the commit. */
const address = all[run.seed % all.length]?.path ?? "/";

/**
 * Opens a page and measures the downloads before any scrolling, until its scripts have started and nothing is
 * loading.
 *
 * @param page a page with an empty cache
 * @param address path of the page
 * @returns transferred bytes: of all responses with headers; of the largest visible picture's body
 */
async function openAndMeasure(page: Page, address: string): Promise<{ total: number; picture: number }> {
  const bodies = new Map<string, number>();
  let onTheWay = 0;
  let total = 0;
  page.on("request", () => (onTheWay += 1));
  page.on("requestfailed", () => (onTheWay -= 1));
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bodies.set(request.url(), responseBodySize);
    total += responseBodySize + responseHeadersSize;
    onTheWay -= 1;
  });

  // The headless shell moves a pointer over every page that it opens, which the site takes for interest.
  await page.addInitScript(() =>
    addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(address);
  await page.locator("html[data-js=loaded]").waitFor();
  do await page.evaluate(twoFrames);
  while (onTheWay > 0);

  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && left < innerWidth;
      })
      .map((image) => image.currentSrc),
  );
  return { total, picture: Math.max(0, ...seen.map((address) => bodies.get(address) ?? 0)) };
}

/** Waits two frames: the browser checks once per frame which pictures are in view. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

test(`before scrolling, the files of ${address} stay within their budgets, without unused fonts or scripts before the paint`, async ({
  page,
}) => {
  const { total, picture } = await openAndMeasure(page, address);
  expect(total).toBeLessThanOrEqual(budgetsAt(address).firstView);
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
  // Shared contents, such as another language's name, may need further fonts. A unit test proves that each
  // language's own words do not.
  expect(used).toBeGreaterThanOrEqual(requested);
  expect(script).toBeGreaterThan(paint ?? Infinity);
});

// Needs the whole browser: the headless shell moves a pointer over every page.
test(
  "home requests few files before interaction; slides and further tiles are loaded at the first sign of interest",
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
    const tile = page.locator(".product-tiles img").nth(1);
    expect(await tile.evaluate((each: HTMLImageElement) => each.currentSrc)).toBe("");
    const next = page.locator(".product-tiles a").nth(1);
    const top = () => next.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await expect.poll(() => tile.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(swipedTo).toBeGreaterThan(0);
    expect(await top(), "where the next row stands").toBe(before);
  },
);
