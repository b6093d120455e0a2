import type { BrowserContext, Locator, Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { defaultLocale, type Locale } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { t } from "../support/catalog";
import { hydrateIslands } from "../support/islands/hydrated";
import { movingParts } from "../support/measures/motion";
import { sampled, sampledThird } from "../support/matrix";
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

/** Every kind of page: what moves is the same in all languages. The home page, where something does, is always among them. */
const paths = [
  { path: home, locale: defaultLocale },
  ...sampledThird([
    ...sitemapPages().filter((each) => each.locale === defaultLocale && each.path !== home),
    { path: errorPath, locale: defaultLocale },
  ]),
];

/** Opens all pages side by side, so that five seconds are waited for once; everything is hydrated, nothing is touched. */
async function openAll(context: BrowserContext): Promise<{ page: Page; path: string; locale: Locale }[]> {
  const opened = [];
  for (const each of paths) {
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

test("nothing moves for more than five seconds without a control that stops it", async ({ context }) => {
  test.setTimeout(90_000);
  const opened = await openAll(context);
  const look = (texts: boolean, after: number) =>
    Promise.all(opened.map(({ page }) => movingParts(page, { after, during, texts })));

  const moving = await look(true, 5);
  for (const [index, { path: at }] of opened.entries()) {
    expect.soft(moving[index], at).toEqual(at === home ? movers : []);
  }
  for (const [index, { page, locale }] of opened.entries())
    for (const name of moving[index] ?? []) await press(control(page, name as Mover, "pause", locale));
  const still = await look(true, 0.5);
  for (const [index, { path: at }] of opened.entries())
    expect.soft(still[index], `${at}, paused`).toEqual([]);
});

test("nothing moves by itself under reduced motion", async ({ browser, baseURL }) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
  const opened = await openAll(context);
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
