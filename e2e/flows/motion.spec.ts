import type { Browser, Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { hydrateIslands, settle } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expect, test, usualMotion } from "../support/test";

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

const home = path(locale, "home");

/** Opens the home page, tall enough to show everything, and waits for hydration and entry animations. */
async function openHome(browser: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 13_000 }, ...options });
  const page = await context.newPage();
  await page.goto(home);
  await hydrateIslands(page);
  await page.evaluate(settle);
  return page;
}

/**
 * Finds elements whose position, size or look changes without input for longer than half a second.
 *
 * @param texts whether changing texts count as well
 * @returns the names of their islands, or else the elements, sorted and without duplicates
 */
function movingParts(page: Page, texts: boolean): Promise<string[]> {
  return page.evaluate(
    async ([during, texts]) => {
      const until = (seconds: number) => new Promise((end) => setTimeout(end, seconds * 1000));
      const look = () =>
        new Map(
          [...document.body.querySelectorAll("*")].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { opacity, clipPath, maskSize } = getComputedStyle(element);
            const box = [x + scrollX, y + scrollY, width, height].map((each) => each.toFixed(1));
            const text = texts && !element.childElementCount ? element.textContent : "";
            return [element, [...box, opacity, clipPath, maskSize, element.scrollLeft, text].join()];
          }),
        );
      await until(0.5);
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
    },
    [during, texts] as const,
  );
}

test.use(usualMotion);

test("only elements with a control move for long, and nothing moves with reduced motion", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const usual = await openHome(browser, { baseURL });
  const still = await openHome(browser, { baseURL, reducedMotion: "reduce" });
  // Its first figure after the build's may be wider.
  await still.locator('[data-island="counter"][data-hydrated]').waitFor({ state: "attached" });
  // Under reduced motion the counter's figure still changes: replaced text is no motion, and its control
  // stops it, too.
  const [moving, inReduced] = await Promise.all([movingParts(usual, true), movingParts(still, false)]);
  expect(moving).toEqual(movers);
  expect(inReduced).toEqual([]);
  const running = await still.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  );
  expect(running).toEqual([]);
  // A slider whose moves take no time would only jump, which may be over before.
  await expect(still.getByRole("button", { name: t(locale, "accessibility.playSlider") })).toBeVisible();
  // Both would go on moving, beside all later tests of this browser.
  for (const page of [usual, still]) await page.context().close();
});
