import type { Page } from "@playwright/test";

import { recommendations } from "../../app/_content/company/recommendations";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStarted, hydrateIslands, settle } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { height, widths } from "../support/measures/screens";
import { expect, test, usualMotion } from "../support/test";

const home = path(locale, "home");

test.use(usualMotion);

test("nothing of the first screen shifts while it comes and its island is hydrated; on a desktop all of it is in view", async ({
  page,
}) => {
  const picker = page.locator(".banner__picker button");
  for (const width of [widths[0], widths[2]]) {
    await page.setViewportSize({ width, height });
    await page.goto(home);
    await expectStarted(page);
    await picker.first().focus();
    await expect(page.locator("[data-island=banner-picker]")).toHaveAttribute("data-hydrated", "");
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(
        [...document.querySelectorAll<HTMLImageElement>("#home img, .product-tiles img")]
          .filter((image) => {
            const { left, top, width } = image.getBoundingClientRect();
            return width > 0 && left < innerWidth && top < innerHeight;
          })
          .map((image) => image.decode()),
      );
      return new Promise<number>((found) => {
        new PerformanceObserver((list) => found(list.getEntries().length)).observe({
          type: "layout-shift",
          buffered: true,
        });
        // Without any shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found(0))));
      });
    });
    expect(shifts, `${width} px`).toBe(0);
  }
  for (const part of [...(await picker.all()), page.locator(".product-tiles")])
    await expect(part).toBeInViewport({ ratio: 1 });
});

/** Distance of the contact section in whole pixels from the position that base.css defines, below the header. */
function offOfContact(): number {
  const section = document.getElementById("contact");
  const header = document.querySelector(".site-header");
  if (!section || !header || document.readyState !== "complete" || document.documentElement.dataset.leaves)
    return NaN;
  const { top } = section.getBoundingClientRect();
  if (top <= header.getBoundingClientRect().bottom) return NaN;
  const lengths = [
    getComputedStyle(document.documentElement).scrollPaddingBlockStart,
    getComputedStyle(section).scrollMarginBlockStart,
  ];
  // Browsers restore no fractions.
  return Math.trunc(lengths.reduce((rest, length) => rest - parseFloat(length), top));
}

test(
  "an address, loading again, going back and finding a text lead to the exact place on a phone",
  { tag: "@engines" },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height });
    const expectThere = (how: string) =>
      // An evaluation fails while the page changes.
      expect.poll(() => page.evaluate(offOfContact).catch(() => NaN), how).toBeCloseTo(0);
    await page.goto(path(locale, "home", "contact"));
    await expectThere("opened");
    await page.evaluate(() => {
      // Marks the old page, so that later calls wait for the new one.
      document.documentElement.dataset.leaves = "1";
      setTimeout(() => location.reload());
    });
    await expectThere("loaded again");
    await page.goto(path(locale, "blocks"));
    await page.goBack();
    await expectThere("come back to");

    await page.goto(home);
    const heading = t(locale, "home.contact.heading");
    const find = (text: string) => (window as unknown as { find(text: string): boolean }).find(text);
    expect(await page.evaluate(find, heading)).toBe(true);
    const inView = () =>
      page.evaluate(() => {
        const { top = -1, bottom = Infinity } =
          document.getElementById("contact-heading")?.getBoundingClientRect() ?? {};
        const isWaiting = document
          .getAnimations()
          .some((each) => each instanceof CSSAnimation && each.animationName === "not-yet-shown");
        return !isWaiting && top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(inView, "found").toBe(true);
  },
);

/**
 * Islands whose content may move for longer than five seconds. Their controls (WCAG 2.2, 2.2.2) are tested
 * beside them and below.
 */
const movers = ["counter", "recommendations-player"];

/** Opens the home page, tall enough to show everything, and waits for hydration and entry animations. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width: 1000, height: 13_000 });
  await page.goto(home);
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
