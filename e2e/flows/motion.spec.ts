import type { Browser, Locator, Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../support/built-pages";
import { t } from "../support/catalog";
import { hydrateIslands, settle } from "../support/islands";
import { flowLocale as locale, run } from "../support/matrix";
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
    await page.evaluate(settle);
    opened.push(page);
  }
  return opened;
}

/**
 * What on a page moves by itself: elements whose place, size or look changes after a while without input.
 *
 * @param options.after seconds to wait before: what has ended by then is allowed to move (WCAG 2.2, 2.2.2)
 * @param options.during seconds to look
 * @param options.texts whether a text that changes counts as well
 * @returns the names of the islands they belong to, or else of the elements, in order, each once
 */
function movingParts(
  page: Page,
  options: { after: number; during: number; texts: boolean },
): Promise<string[]> {
  return page.evaluate(async ({ after, during, texts }) => {
    const until = (seconds: number) => new Promise((end) => setTimeout(end, seconds * 1000));
    const look = () =>
      new Map(
        [...document.body.querySelectorAll("*")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { opacity, clipPath, maskSize } = getComputedStyle(element);
          const place = [x + scrollX, y + scrollY, width, height].map((each) => each.toFixed(1));
          const words = texts && !element.childElementCount ? element.textContent : "";
          return [element, [...place, opacity, clipPath, maskSize, element.scrollLeft, words].join()];
        }),
      );
    await until(after);
    const moving = new Set<Element>();
    let before = look();
    const end = performance.now() + during * 1000;
    while (performance.now() < end) {
      await until(0.4);
      const now = look();
      for (const [element, state] of now)
        if (before.get(element) !== undefined && before.get(element) !== state) moving.add(element);
      before = now;
    }
    const islands = [...moving].map((element) => {
      // What an island drives may stand beside it.
      const island =
        element.closest<HTMLElement>("[data-island]") ??
        element.closest("[data-island-scope]")?.querySelector<HTMLElement>("[data-island]");
      return island?.dataset.island ?? element.outerHTML.slice(0, 90);
    });
    return [...new Set(islands)].sort();
  }, options);
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
