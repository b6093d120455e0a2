import type { Page } from "@playwright/test";

import { recommendations } from "../../app/_content/company/recommendations";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, hydrateIslands, settle, test, usualMotion } from "../support/test";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/layout";

const home = path(locale, "home");
const button = (page: Page, key: string, values = {}) =>
  page.getByRole("button", { name: t(locale, `accessibility.${key}`, values) });

test.use(usualMotion);

/** Labels of the buttons that stop motion. */
const stops = ["pauseCounter", "pauseSlider"].map((key) => t(locale, `accessibility.${key}`));

/** Returns what moves within ten seconds of the page's clock, each by the button beside it. */
async function movingParts(page: Page): Promise<string[]> {
  await page.clock.install();
  // Tall enough to show everything.
  await page.setViewportSize({ width: 1000, height: 13_000 });
  await page.goto(home);
  await hydrateIslands(page);
  await page.evaluate(settle);
  const moving = new Set<string>();
  for (let second = 0; second < 10; second++) {
    await page.clock.runFor(1000);
    const names = await page.evaluate(
      (stops) =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
          .map(({ effect }) => {
            const element = (effect as KeyframeEffect).target;
            // The nearest button to stop it stands beside it.
            for (let around = element; around && !around.matches("main"); around = around.parentElement)
              for (const { ariaLabel, textContent } of around.querySelectorAll("button")) {
                const name = stops.find((each) => (ariaLabel ?? textContent).includes(each));
                if (name) return name;
              }
            return element?.outerHTML.slice(0, 90) ?? "";
          }),
      stops,
    );
    for (const name of names) moving.add(name);
  }
  return [...moving].sort();
}

// Only a browser runs animations (WCAG 2.2, 2.2.2).
test("only elements with a button to stop them move for long, and none with reduced motion", async ({
  page,
}) => {
  expect(await movingParts(page)).toEqual(stops.toSorted());
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await movingParts(page)).toEqual([]);
  // A slider whose moves take no time would only jump, which may be over before.
  await expect(button(page, "playSlider")).toBeVisible();
});

const { shown: steps, move } = specification.slider;

// Only a browser has animations, a pointer that rests, and widths.
test("clients: slides move on in their time, rest under the pointer, and can be paused; there are as many as the window has space for", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(home);
  const track = page
    .getByRole("list")
    .filter({ has: page.getByText(t(locale, `home.recommendations.${recommendations[0].key}`)) })
    .last();
  const timing = () =>
    track.evaluate((list) => {
      list.scrollIntoView({ behavior: "instant", block: "center" });
      return list.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
  await track.scrollIntoViewIfNeeded();
  await expect(button(page, "pauseSlider")).toBeVisible();
  // The headless shell moves a pointer over the page, and sections above are laid out only now.
  await page.mouse.move(0, 0);
  const movesIn = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000);
    return timing();
  };
  await expect.poll(() => movesIn(1)).toEqual([move]);
  await track.hover();
  // A move that has started finishes.
  await expect.poll(() => movesIn(0)).toEqual([]);
  expect(await movesIn(10), "under the pointer").toEqual([]);
  await page.mouse.move(0, 0);
  await expect.poll(() => movesIn(2)).toEqual([move]);
  await button(page, "pauseSlider").click();
  await expect.poll(() => movesIn(0)).toEqual([]);
  expect(await movesIn(10), "paused").toEqual([]);
  await button(page, "playSlider").press("Enter");
  await expect.poll(() => movesIn(2)).toEqual([move]);

  // Just below and at every breakpoint, and on a desktop.
  const cases = steps.flatMap(({ from, slides }, index) => [
    ...(from ? [[from, slides] as const] : []),
    [(steps[index + 1]?.from ?? 1441) - 1, slides] as const,
  ]);
  for (const [width, slides] of cases) {
    await page.setViewportSize({ width, height });
    const ratio = await track.evaluate(
      ({ parentElement, children: [slide] }) =>
        (parentElement?.clientWidth ?? 0) / (slide?.getBoundingClientRect().width ?? Infinity),
    );
    expect.soft(ratio, `${width} px`).toBeCloseTo(slides, 1);
  }
});
