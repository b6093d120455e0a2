import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { path } from "../../app/_i18n/paths";
import { budgets, budgetsAt } from "../../scripts/size-budget/budgets";
import { flowLocale } from "../support/matrix";
import { withoutPointer } from "../support/measures/heard";
import { expect, test } from "../support/test";

// The phone for which the budgets are defined.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** With the largest first view. */
const address = path("de", "home");

test(`before scrolling, the files of ${address} stay within their budgets, without unused fonts or scripts before the paint`, async ({
  page,
}) => {
  await withoutPointer(page);
  await page.goto(address);
  await page.locator("html[data-loaded]").waitFor();
  await page.waitForLoadState("networkidle");
  const { total, picture, requested, used, paint, script } = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const all = [...(performance.getEntriesByType("navigation") as PerformanceResourceTiming[]), ...files];
    const shown = [...document.images].filter((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth;
    });
    const pictures = files.filter(({ name }) => shown.some(({ currentSrc }) => currentSrc === name));
    const fonts = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]");
    return {
      total: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
      picture: Math.max(0, ...pictures.map(({ encodedBodySize }) => encodedBodySize)),
      requested: [...fonts].filter(({ media }) => matchMedia(media).matches).length,
      used: [...document.fonts].filter(
        ({ family, status }) => family !== "Archivo Fallback" && status === "loaded",
      ).length,
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      script: files.find(({ name }) => name.endsWith(".js"))?.startTime,
    };
  });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budgetsAt(address).firstView);
  expect(picture).toBeLessThanOrEqual(budgets.picture);
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
    await page.locator("html[data-loaded]").waitFor();
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
