import type { Browser, Locator, Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { t } from "../support/catalog";
import { hydrateIslands, waitUntilSettled } from "../support/islands/hydrated";
import { flowLocale as locale, run } from "../support/matrix";
import { movingParts } from "../support/measures/motion";
import { expect, test } from "../support/test";

/** What may move for longer than five seconds (WCAG 2.2, 2.2.2), by its island, with the words of its controls. */
const controls = {
  counter: { pause: "accessibility.pauseCounter", play: "accessibility.playCounter" },
  "recommendations-player": { pause: "accessibility.pauseSlider", play: "accessibility.playSlider" },
} as const;
type Mover = keyof typeof controls;
const movers = Object.keys(controls) as Mover[];

/** Seconds in which the slider goes on by one (two, and one of rest) and a pallet of seven seconds gets a part. */
const during = 3.2;

/** One of the other pages, where nothing moves, and one of the two controls: the commit chooses them. */
const home = path(locale, "home");
const others = sitemapPages().filter((each) => each.locale === locale && each.path !== home);
const other = others[run.seed % others.length]?.path ?? home;
const [paused, left] = run.seed % 2 ? movers : [...movers].reverse();

/** Opens pages side by side, as tall as the tallest, so that all is in view; everything is hydrated and has come in. */
async function openAll(
  browser: Browser,
  paths: readonly string[],
  options: Parameters<Browser["newContext"]>[0],
): Promise<Page[]> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 13_000 }, ...options });
  const opened = [];
  for (const each of paths) {
    const page = await context.newPage();
    await page.goto(each);
    await hydrateIslands(page);
    await waitUntilSettled(page);
    opened.push(page);
  }
  return opened;
}

const control = (page: Page, name: Mover, key: "pause" | "play"): Locator =>
  page.locator(`[data-island="${name}"]`).getByRole("button", { name: t(locale, controls[name][key]) });

test("what moves for long has a control that stops it alone, and nothing moves under reduced motion", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const usual = await openAll(browser, [home, other], { baseURL });
  const [still] = (await openAll(browser, [home], { baseURL, reducedMotion: "reduce" })) as [Page];
  const look = (page: Page, texts = true) => movingParts(page, { after: 0.5, during, texts });
  // The counter's figure goes on: a figure that is replaced by the next does not move, and its control stops it, too.
  const [moving, inReduced] = await Promise.all([
    Promise.all(usual.map((page) => look(page))),
    look(still, false),
  ]);
  expect(moving, other).toEqual([movers, []]);
  expect(inReduced).toEqual([]);
  const running = await still.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  );
  expect(running).toEqual([]);

  const [page] = usual as [Page];
  // By keyboard, since a pointer that comes near may hold what moves.
  await control(page, paused as Mover, "pause").press("Enter");
  await expect(control(page, paused as Mover, "play")).toBeVisible();
  expect(await look(page), `${paused} is paused`).toEqual([left]);
});
