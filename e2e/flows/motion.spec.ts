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

/** Home, where something moves, and one of the other pages: the commit chooses it. */
const home = path(locale, "home");
const others = sitemapPages().filter((each) => each.locale === locale && each.path !== home);
const addresses = [home, others[run.seed % others.length]?.path ?? home];

/** Opens the pages side by side, as tall as the tallest, so that all is in view; everything is hydrated and has come in. */
async function openAll(browser: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<Page[]> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 13_000 }, ...options });
  const opened = [];
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address);
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
  const usual = await openAll(browser, { baseURL });
  const reduced = await openAll(browser, { baseURL, reducedMotion: "reduce" });
  const look = (pages: readonly Page[], texts = true) =>
    Promise.all(pages.map((page) => movingParts(page, { after: 0.5, during, texts })));
  // The counter's figure goes on: a figure that is replaced by the next does not move, and its control stops it, too.
  const [moving, still] = await Promise.all([look(usual), look(reduced, false)]);
  expect(moving, addresses.join()).toEqual([movers, []]);
  expect(still, addresses.join()).toEqual([[], []]);
  for (const page of reduced) {
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
    );
    expect(running, page.url()).toEqual([]);
  }
  await reduced[0]?.context().close();

  const [page] = usual as [Page];
  // By keyboard, since a pointer that comes near may hold what moves.
  for (const name of movers) await control(page, name, "pause").press("Enter");
  expect(await look([page]), "paused").toEqual([[]]);
  const turn = movers[run.seed % movers.length] as Mover;
  await control(page, turn, "play").press("Enter");
  expect(await look([page]), "one goes on").toEqual([[turn]]);
  await page.context().close();
});
