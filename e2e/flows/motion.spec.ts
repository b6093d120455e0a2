import type { BrowserContext, Locator, Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { defaultLocale, type Locale } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { t } from "../support/catalog";
import { hydrateIslands } from "../support/islands/hydrated";
import { movingParts } from "../support/measures/motion";
import { sampled } from "../support/matrix";
import { errorPath } from "../support/built-pages";
import { expect, test } from "../support/test";

/**
 * As tall as the tallest page: what rests out of view is in view everywhere, and has to be waited for once only. On a wider
 * window the banner would be as tall as it, and push the rest out.
 */
const viewport = { width: 1000, height: 13_000 };
test.use({ viewport });

/** What may move for longer than five seconds (WCAG 2.2, 2.2.2), by its island, with the words of its controls. */
const controls = {
  "recommendations-player": { pause: "accessibility.pauseSlider", play: "accessibility.playSlider" },
  counter: { pause: "accessibility.pauseCounter", play: "accessibility.playCounter" },
} as const;
type Mover = keyof typeof controls;
const movers = (Object.keys(controls) as Mover[]).sort();

/** Seconds in which the slider goes on by one (two, and one of rest) and a pallet of seven seconds gets a part. */
const during = 3.2;

const home = path(defaultLocale, "home");

const otherPages = [
  ...sitemapPages().filter((each) => each.locale === defaultLocale && each.path !== home),
  { path: errorPath, locale: defaultLocale },
];

/**
 * Every kind of page, a third of them to a test, because a browser with all of them open takes minutes on a busy machine. What
 * moves is the same in all languages. The home page, where something does, is always among them.
 */
const thirds = sampled([0, 1, 2]).map((third) => ({
  name: `${third + 1} of 3`,
  pages: [{ path: home, locale: defaultLocale }, ...otherPages.filter((_, index) => index % 3 === third)],
}));
type Pages = (typeof thirds)[number]["pages"];

/** Opens pages side by side, so that five seconds are waited for once; everything is hydrated, nothing is touched. */
async function openAll(
  context: BrowserContext,
  pages: Pages,
): Promise<{ page: Page; path: string; locale: Locale }[]> {
  const opened = [];
  for (const each of pages) {
    const page = await context.newPage();
    await page.goto(each.path);
    await hydrateIslands(page);
    opened.push({ ...each, page });
  }
  return opened;
}

const control = (page: Page, name: Mover, key: "pause" | "play", locale: Locale = defaultLocale): Locator =>
  page.locator(`[data-island="${name}"]`).getByRole("button", { name: t(locale, controls[name][key]) });

/** Presses a control by keyboard, since a pointer that comes near may hold what moves; the way there is no motion. */
async function press(button: Locator): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await button.press("Enter");
}

for (const { name: third, pages } of thirds) {
  test(`nothing moves for more than five seconds without a control that stops it, pages ${third}`, async ({
    context,
  }) => {
    test.setTimeout(90_000);
    const opened = await openAll(context, pages);
    const moving = await Promise.all(
      opened.map(({ page }) => movingParts(page, { after: 5, during, texts: true })),
    );
    for (const [index, { path: at }] of opened.entries()) {
      expect.soft(moving[index], at).toEqual(at === home ? movers : []);
    }
    for (const [index, { page, path: at, locale }] of opened.entries()) {
      const names = moving[index] ?? [];
      if (!names.length) continue;
      for (const name of names) await press(control(page, name as Mover, "pause", locale));
      const still = await movingParts(page, { after: 0.5, during, texts: true });
      expect.soft(still, `${at}, paused`).toEqual([]);
    }
  });

  test(`nothing moves by itself under reduced motion, pages ${third}`, async ({ browser, baseURL }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    const opened = await openAll(context, pages);
    // The counter's figure goes on: a figure that is replaced by the next does not move, and its control stops it, too.
    const moving = await Promise.all(
      opened.map(({ page }) => movingParts(page, { after: 0.5, during, texts: false })),
    );
    for (const [index, { page, path: at }] of opened.entries()) {
      expect.soft(moving[index], at).toEqual([]);
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
      );
      expect.soft(running, `${at}: running animations`).toEqual([]);
    }
    await context.close();
  });
}

for (const name of sampled(movers)) {
  test(`pausing the ${name} leaves the other moving, and it can go on`, async ({ page }) => {
    await page.goto(path("pl", "home"));
    await hydrateIslands(page);
    const others = movers.filter((each) => each !== name);
    const moving = () => movingParts(page, { after: 0.5, during, texts: true });

    await press(control(page, name, "pause"));
    await expect(control(page, name, "play")).toBeVisible();
    for (const other of others) await expect(control(page, other, "pause")).toBeVisible();
    expect(await moving()).toEqual(others);
    await press(control(page, name, "play"));
    expect(await moving()).toEqual(movers);
  });
}
