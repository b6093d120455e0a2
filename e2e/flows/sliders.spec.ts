import type { Page } from "@playwright/test";

import { recommendations } from "../../app/_content/company/recommendations";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test, usualMotion } from "../support/test";

const home = path(locale, "home");

const { shown: steps, move } = specification.slider;
const track = (page: Page) => page.locator(".recommendations__slider > ul");
const button = (page: Page, key: string) =>
  page.getByRole("button", { name: t(locale, `accessibility.${key}`) });

/** Returns the text of the front slide once it is still. */
const front = (page: Page) =>
  track(page).evaluate((list) => {
    const edge = list.parentElement?.getBoundingClientRect().left ?? 0;
    const slide = [...list.children].find((each) => Math.abs(each.getBoundingClientRect().left - edge) < 1);
    return slide?.querySelector("strong")?.textContent;
  });

test.use(usualMotion);

test("clients: slides move on by one in their time, endlessly, rest under the pointer, and can be paused; there are as many as the window has space for", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(home);
  await track(page).scrollIntoViewIfNeeded();
  await page.locator("#rekom .is-driven").waitFor();
  // The headless shell moves a pointer over the page, and sections above are laid out only now.
  await page.mouse.move(0, 0);
  const timing = () =>
    track(page).evaluate((list) => {
      list.scrollIntoView({ behavior: "instant", block: "center" });
      return list.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
  await expect.poll(timing).toEqual([move]);
  // The duration is already checked, so animations run faster, and the clock skips the pauses.
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 20 });
  const inOrder = recommendations.map(({ key }) => t(locale, `home.recommendations.${key}`));
  for (const text of [...inOrder.slice(1), ...inOrder.slice(0, 2)]) {
    await expect.poll(() => front(page), { intervals: [25] }).toBe(text);
    await page.clock.runFor(1000);
  }
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });

  const movesIn = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000);
    return (await timing()).length;
  };
  await track(page).hover();
  // A move that has started finishes.
  await expect.poll(() => movesIn(0)).toBe(0);
  expect(await movesIn(10), "under the pointer").toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => movesIn(2)).toBe(1);
  await button(page, "pauseSlider").click();
  expect(await movesIn(10), "paused").toBe(0);
  await button(page, "playSlider").press("Enter");
  await expect.poll(() => movesIn(2)).toBe(1);

  // Just below and at every breakpoint, and on a desktop.
  const cases = steps.flatMap(({ from, slides }, index) => [
    ...(from ? [[from, slides] as const] : []),
    [(steps[index + 1]?.from ?? 1441) - 1, slides] as const,
  ]);
  for (const [width, slides] of cases) {
    await page.setViewportSize({ width, height });
    const ratio = await page
      .locator(".recommendations__slider")
      .evaluate(
        (slider) =>
          slider.clientWidth / (slider.querySelector("li")?.getBoundingClientRect().width ?? Infinity),
      );
    expect.soft(ratio, `${width} px`).toBeCloseTo(slides, 1);
  }
});
