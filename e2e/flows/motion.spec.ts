import type { Browser, Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../support/built-pages";
import { hydrateIslands, settle } from "../support/islands";
import { flowLocale as locale, run } from "../support/matrix";
import { expect, test } from "../support/test";

/**
 * Islands whose content may move for longer than five seconds. Their controls (WCAG 2.2, 2.2.2) are tested
 * beside them and in `sliders.spec.ts`.
 */
const movers = ["counter", "recommendations-player"];

/**
 * Seconds in which the slider moves once (two, and one of rest) and the counter's seven-second pallet gains a
 * part.
 */
const during = 3.2;

/** The commit chooses the other page, where nothing moves. */
const home = path(locale, "home");
const others = sitemapPages().filter((each) => each.locale === locale && each.path !== home);
const other = others[run.seed % others.length]?.path ?? home;
/** Only the full run looks at the other page. */
const looked = run.full ? [home, other] : [home];

/** Opens pages side by side, tall enough to show everything, and waits for hydration and entry animations. */
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
 * Finds elements whose position, size or look changes without input.
 *
 * @param options.after seconds to wait before; shorter motion is allowed (WCAG 2.2, 2.2.2)
 * @param options.during seconds to observe
 * @param options.texts whether changing texts count as well
 * @returns the names of their islands, or else the elements, sorted and without duplicates
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
      await until(0.8);
      const now = look();
      for (const [element, state] of now)
        if (before.get(element) !== undefined && before.get(element) !== state) moving.add(element);
      before = now;
    }
    const islands = [...moving].map((element) => {
      // An island may drive elements beside it, within its scope.
      const island =
        element.closest<HTMLElement>("[data-island]") ??
        element.closest("[data-island-scope]")?.querySelector<HTMLElement>("[data-island]");
      return island?.dataset.island ?? element.outerHTML.slice(0, 90);
    });
    return [...new Set(islands)].sort();
  }, options);
}

test("only what has a control moves for long, and nothing moves under reduced motion", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const usual = await openAll(browser, looked, { baseURL });
  const [still] = (await openAll(browser, [home], { baseURL, reducedMotion: "reduce" })) as [Page];
  // Its first figure after the build's may be wider.
  await still.locator('[data-island="counter"][data-hydrated]').waitFor({ state: "attached" });
  const look = (page: Page, texts = true) => movingParts(page, { after: 0.5, during, texts });
  // Under reduced motion the counter's figure still changes: replaced text is no motion, and its control
  // stops it, too.
  const [moving, inReduced] = await Promise.all([
    Promise.all(usual.map((page) => look(page))),
    look(still, false),
  ]);
  expect(moving, other).toEqual([movers, []].slice(0, looked.length));
  expect(inReduced).toEqual([]);
  const running = await still.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  );
  expect(running).toEqual([]);
});
