import type { Page } from "@playwright/test";

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

/** Opens the home page, tall enough to show everything, and waits for hydration and entry animations. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width: 1000, height: 13_000 });
  await page.goto(path(locale, "home"));
  await hydrateIslands(page);
  await page.evaluate(settle);
}

/** Returns the names of the islands whose content moves within ten seconds of the page's clock, or else the elements. */
async function movingParts(page: Page): Promise<string[]> {
  const moving = new Set<string>();
  for (let second = 0; second < 10; second++) {
    await page.clock.runFor(1000);
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
        .map(({ effect }) => {
          const element = (effect as KeyframeEffect).target;
          // An island may drive elements beside it, within its scope.
          const island =
            element?.closest<HTMLElement>("[data-island]") ??
            element?.closest("[data-island-scope]")?.querySelector<HTMLElement>("[data-island]");
          return island?.dataset.island ?? element?.outerHTML.slice(0, 90) ?? "";
        }),
    );
    for (const name of names) moving.add(name);
  }
  return [...moving].sort();
}

test.use(usualMotion);

test("only elements with a control move for long", async ({ page }) => {
  await openHome(page);
  expect(await movingParts(page)).toEqual(movers);
});

test("nothing moves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  expect(await movingParts(page)).toEqual([]);
  // A slider whose moves take no time would only jump, which may be over before.
  await expect(page.getByRole("button", { name: t(locale, "accessibility.playSlider") })).toBeVisible();
});
