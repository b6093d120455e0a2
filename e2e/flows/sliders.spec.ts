import type { Page } from "@playwright/test";

import { recommendations } from "../../app/_content/company/recommendations";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { t } from "../support/catalog";
import { expectHydrated } from "../support/islands/hydrated";
import { expectStarted } from "../support/islands/started";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

const home = path(locale, "home");

test.describe("client slider", { tag: "@island" }, () => {
  const { shown: steps, move } = specification.slider;
  const track = (page: Page) => page.locator(".recommendations__slider > ul");
  const button = (page: Page, key: string) =>
    page.getByRole("button", { name: t(locale, `accessibility.${key}`) });

  /** Words of the slide in front, once it lies still there. */
  const front = (page: Page) =>
    track(page).evaluate((list) => {
      const edge = list.parentElement?.getBoundingClientRect().left ?? 0;
      const slide = [...list.children].find((each) => Math.abs(each.getBoundingClientRect().left - edge) < 1);
      return slide?.querySelector("strong")?.textContent;
    });

  test("shows as many slides as the window has space for", async ({ page }) => {
    // On each side of every width where their number changes, and on a desktop.
    const cases = steps.flatMap(({ from, slides }, index) => [
      ...(from ? [[from, slides] as const] : []),
      [(steps[index + 1]?.from ?? 1441) - 1, slides] as const,
    ]);
    await page.goto(home);
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

  test("moves on by one slide in its time, endlessly, rests under pointer and focus, and can be paused", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(home);
    await track(page).scrollIntoViewIfNeeded();
    await page.locator("#rekom .is-driven").waitFor();
    const timing = () =>
      track(page).evaluate((list) => list.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    await expect.poll(timing).toEqual([move]);
    // That a move takes its time is known, so the browser plays it faster, and the clock leaves out the rest.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 20 });
    const inOrder = recommendations.map(({ key }) => t(locale, `home.recommendations.${key}`));
    for (const words of [...inOrder.slice(1), ...inOrder.slice(0, 2)]) {
      await expect.poll(() => front(page), { intervals: [25] }).toBe(words);
      await page.clock.runFor(1000);
    }
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });

    const movesIn = async (seconds: number) => {
      await page.clock.runFor(seconds * 1000);
      return (await timing()).length;
    };
    await track(page).hover();
    // A move that was under way comes to its end.
    await expect.poll(() => movesIn(0)).toBe(0);
    expect(await movesIn(10), "under the pointer").toBe(0);
    await track(page).focus();
    await page.mouse.move(0, 0);
    expect(await movesIn(10), "with the focus").toBe(0);
    await track(page).evaluate((list) => list.blur());
    await expect.poll(() => movesIn(2)).toBe(1);

    await button(page, "pauseSlider").click();
    await expect(track(page), "it can be moved by keyboard").toHaveAttribute("tabindex", "0");
    expect(await movesIn(10), "paused").toBe(0);
    await button(page, "playSlider").press("Enter");
    await expect.poll(() => movesIn(2)).toBe(1);
    await expect(page.locator("#rekom button")).toHaveCount(1);
  });
});

test(
  "the banner goes to each slide by its title, leaves a page's keys to it, and follows a swipe",
  { tag: "@island" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(home);
    await expectStarted(page);
    const buttons = page.locator(".banner__picker button");
    for (const [index, { key }] of [...bannerSlides.entries()].reverse()) {
      const title = t(locale, `home.banner.${key}.title`);
      const go = t(locale, "accessibility.goToSlide", { n: index + 1 });
      const button = page.getByRole("button", { name: `${go}: ${title}` });
      await button.press("Enter");
      await expect(page.locator("#home").getByRole("heading", { name: title })).toBeInViewport({
        ratio: 0.9,
      });
      await expect(button).toHaveAttribute("aria-current", "true");
      await expect(page.locator(".banner__picker [aria-current]")).toHaveCount(1);
    }
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(buttons.first()).toHaveAttribute("aria-current", "true");

    await page.setViewportSize({ width: 360, height });
    // The browser itself moves the strip.
    await page
      .locator(".banner__slides > div")
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: "instant" }));
    await expect(buttons.nth(1)).toHaveAttribute("aria-current", "true");
  },
);

/** Every slider by its island: its page, and what shows that its last control was pressed where that changes no size. */
const sliders = [
  ["banner-picker", home, ".banner__picker button:last-child[aria-current]"],
  ["recommendations-player", home, undefined],
  ["photo-strip-controls", path(locale, "landing"), ".photo-strip__position:not(:empty)"],
] as const;

test("hydration of a slider shifts nothing, and takes a press in its moment", async ({ page }) => {
  for (const [island, address, done] of sliders)
    await test.step(island, async () => {
      await page.goto(address);
      await expectStarted(page);
      const place = page.locator(`[data-island="${island}"]`);
      await expect(place).not.toHaveAttribute("data-hydrated");
      await place.locator("button").first().scrollIntoViewIfNeeded();
      // Parts of the header move while a busy machine still parses the page, which is not hydration's doing.
      const begun = await place.evaluate((element, presses) => {
        const last = presses ? [...element.querySelectorAll("button")].at(-1) : undefined;
        new MutationObserver(() => last?.click()).observe(element, { attributeFilter: ["data-hydrated"] });
        element.closest("[data-island-scope]")?.dispatchEvent(new Event("pointerdown"));
        return performance.now();
      }, Boolean(done));
      await expectHydrated(place);
      if (done) await expect(page.locator(done)).toBeVisible();
      const shown = page.locator(`[data-island-scope]:has([data-island="${island}"]) .slider__slide`);
      // The upper part of the banner has left above.
      if (island === "banner-picker") await expect(shown.last()).toBeInViewport({ ratio: 0.5 });
      if (island === "photo-strip-controls") await expect(shown.nth(1)).toBeInViewport({ ratio: 0.9 });
      const shifts = await page.evaluate(
        (from) =>
          new Promise<number>((found) => {
            new PerformanceObserver((list) => {
              const later = list.getEntries().filter(({ startTime }) => startTime >= from);
              found(later.reduce((sum, shift) => sum + (shift as LayoutShift).value, 0));
            }).observe({ type: "layout-shift", buffered: true });
            // Two frames on, what hydration has brought about is painted; without any shift the observer is never called.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found(0))));
          }),
        begun,
      );
      expect(shifts).toBe(0);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide is within reach of the keyboard", async ({ page }) => {
    for (const [island, address] of sliders)
      await test.step(island, async () => {
        await page.goto(address);
        const row = page.locator(`[data-island-scope]:has([data-island="${island}"])`);
        await row.locator(".slider__track, .slider__slide a").first().focus();
        for (const slide of await row.locator(".slider__slide").all())
          await expect(async () => {
            const { x = 0, width = 0 } = (await slide.boundingBox()) ?? {};
            const { x: from = 0, width: across = 0 } = (await row.locator(".slider").boundingBox()) ?? {};
            if (x + width > from + across + 1) await page.keyboard.press("ArrowRight");
            await expect(slide).toBeInViewport({ ratio: 0.9, timeout: 250 });
          }).toPass();
      });
  });
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}
