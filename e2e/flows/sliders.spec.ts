import type { Page } from "@playwright/test";

import { recommendations } from "../../app/_content/company/recommendations";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { expectHydrated } from "../support/islands/hydrated";
import { t } from "../support/catalog";
import { height } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { sampled } from "../support/matrix";
import { expect, test } from "../support/test";

test.describe("client slider", { tag: "@island" }, () => {
  const { shown: steps, move: duration } = specification.slider;
  // On each side of every width where their number changes, and on a desktop.
  const cases = steps.flatMap(({ from, slides }, index) => [
    ...(from ? [[from, slides] as const] : []),
    [(steps[index + 1]?.from ?? 1441) - 1, slides] as const,
  ]);
  test("shows as many slides as the window has space for", async ({ page }) => {
    await page.goto("/");
    for (const [width, slides] of cases) {
      await page.setViewportSize({ width, height });
      const ratio = await page
        .locator(".recommendations__slider")
        .evaluate(
          (slider) =>
            slider.clientWidth /
            (slider.querySelector(".recommendations__slide")?.getBoundingClientRect().width ?? 0),
        );
      expect.soft(ratio, `${width} px`).toBeCloseTo(slides, 1);
    }
  });

  const track = (page: Page) => page.locator(".recommendations__slider > ul");

  /** Words of the slide in front, once it lies still there. */
  const front = (page: Page) =>
    track(page).evaluate((list) => {
      const edge = list.parentElement?.getBoundingClientRect().left ?? 0;
      const slide = [...list.children].find((each) => Math.abs(each.getBoundingClientRect().left - edge) < 1);
      return slide?.querySelector("strong")?.textContent;
    });

  test("moves on by one slide in its time, endlessly, until it is paused", async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto("/");
    await track(page).scrollIntoViewIfNeeded();
    const timing = () =>
      track(page).evaluate((list) => list.getAnimations().map((move) => move.effect?.getTiming().duration));
    await expect.poll(timing).toEqual([duration]);
    const inOrder = recommendations.map(({ key }) => t("pl", `home.recommendations.${key}`));
    // Once round, and on from the first again; that a move takes its time is known, so the browser plays it faster.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 8 });
    for (const words of [...inOrder.slice(1), ...inOrder.slice(0, 2)])
      await expect.poll(() => front(page), { intervals: [50] }).toBe(words);
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect(page.locator("#rekom button")).toHaveCount(1);

    await page.getByRole("button", { name: t("pl", "accessibility.pauseSlider") }).click();
    await expect.poll(timing).toEqual([]);
    await expect(track(page), "it can be moved by keyboard").toHaveAttribute("tabindex", "0");
    await page.getByRole("button", { name: t("pl", "accessibility.playSlider") }).click();
    await page.locator("h1").hover();
    await track(page).scrollIntoViewIfNeeded();
    await expect.poll(timing).toEqual([duration]);
  });

  test("rests while the pointer or the focus is on it", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await track(page).scrollIntoViewIfNeeded();
    await page.locator("#rekom .is-driven").waitFor();
    const moves = async (seconds: number) => {
      await page.clock.runFor(seconds * 1000);
      return track(page).evaluate((list) => list.getAnimations().length);
    };
    await track(page).hover();
    // A move that was under way comes to its end.
    await expect.poll(() => moves(0)).toBe(0);
    expect(await moves(60), "under the pointer").toBe(0);

    await track(page).focus();
    await page.mouse.move(0, 0);
    expect(await moves(60), "with the focus").toBe(0);
    await track(page).evaluate((list) => list.blur());
    await expect.poll(() => moves(2)).toBe(1);
  });

  test("stands still under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await track(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: t("pl", "accessibility.playSlider") })).toBeVisible();
    expect(await track(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test.describe("banner", { tag: "@island" }, () => {
  test("goes to each slide by its title and by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto("/");
    await expectStarted(page);
    for (const [index, { key }] of [...bannerSlides.entries()].reverse()) {
      const title = t("pl", `home.banner.${key}.title`);
      const button = page.getByRole("button", {
        name: `${t("pl", "accessibility.goToSlide", { n: index + 1 })}: ${title}`,
      });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("#home").getByRole("heading", { name: title })).toBeInViewport({
        ratio: 0.9,
      });
      await expect(button).toHaveAttribute("aria-current", "true");
      await expect(page.locator(".banner__picker [aria-current]")).toHaveCount(1);
    }
  });

  test("leaves the keys that scroll a page to the page", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto("/");
    await expectStarted(page);
    await page.locator(".banner__picker button").nth(1).click();
    await expect(page.locator(".banner__picker button").nth(1)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page.locator(".banner__picker button").nth(1)).toHaveAttribute("aria-current", "true");
  });

  test("follows a swipe", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    await expectStarted(page);
    const strip = page.locator(".banner__slides > div");
    // The first touch hydrates the picker; the browser itself moves the strip.
    await strip.dispatchEvent("pointerdown");
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
    await expect(page.locator(".banner__picker button").nth(1)).toHaveAttribute("aria-current", "true");
  });
});

/**
 * Every slider: its page, its island, and what is set on the island's part of the page (`data-island-scope`).
 */
const sliders = [
  { address: path("pl", "home"), island: "banner-picker" },
  { address: path("pl", "home"), island: "recommendations-player" },
  { address: path("pl", "landing"), island: "photo-strip-controls" },
] as const;

for (const [turn, { address, island }] of sliders.entries()) {
  test.describe(island, () => {
    for (const width of sampled([360, 1440], turn)) {
      test(`shifts nothing when it is hydrated, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await expectStarted(page);
        const place = page.locator(`[data-island="${island}"]`);
        await expect(place).not.toHaveAttribute("data-hydrated");
        await place.locator("button").first().scrollIntoViewIfNeeded();
        // Parts of the header move while a busy machine still parses the page, which is not hydration's doing.
        const pressed = await place.evaluate((element) => {
          const now = performance.now();
          element.closest("[data-island-scope]")?.dispatchEvent(new Event("pointerdown"));
          return now;
        });
        await expectHydrated(place);
        const shifts = await page.evaluate(
          (from) =>
            new Promise<number>((found) => {
              new PerformanceObserver((list) => {
                const later = list.getEntries().filter(({ startTime }) => startTime >= from);
                found(later.reduce((sum, shift) => sum + (shift as LayoutShift).value, 0));
              }).observe({ type: "layout-shift", buffered: true });
              // Two frames on, what hydration has brought about is painted; without any shift the observer is
              // never called.
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found(0))));
            }),
          pressed,
        );
        expect(shifts).toBe(0);
      });
    }

    test("takes a press in the moment in which it is hydrated", async ({ page }) => {
      await page.goto(address);
      await expectStarted(page);
      const place = page.locator(`[data-island="${island}"]`);
      await place.evaluate((element) => {
        const last = [...element.querySelectorAll("button")].at(-1);
        new MutationObserver(() => last?.click()).observe(element, { attributeFilter: ["data-hydrated"] });
        element.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
        element.closest("[data-island-scope]")?.dispatchEvent(new Event("pointerdown"));
      });
      const done = {
        "banner-picker": page.locator(".banner__picker button:last-child[aria-current]"),
        "recommendations-player": page.getByRole("button", { name: t("pl", "accessibility.playSlider") }),
        "photo-strip-controls": page.getByText(t("pl", "accessibility.slideOf", { n: 2, count: 3 })),
      };
      await expect(done[island]).toBeVisible();
      const front = page.locator(`[data-island-scope]:has([data-island="${island}"]) .slider__slide`);
      // The upper part of the banner has left above.
      if (island === "banner-picker") await expect(front.last()).toBeInViewport({ ratio: 0.5 });
      if (island === "photo-strip-controls") await expect(front.nth(1)).toBeInViewport({ ratio: 0.9 });
    });

    test("has every slide within reach of the keyboard without JavaScript", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      const row = page.locator("[data-island-scope]", { has: page.locator(`[data-island="${island}"]`) });
      await row.locator(".slider__track, .slider__slide a").first().focus();
      for (const slide of await row.locator(".slider__slide").all()) {
        await expect(async () => {
          const { x = 0, width = 0 } = (await slide.boundingBox()) ?? {};
          const { x: from = 0, width: across = 0 } = (await row.locator(".slider").boundingBox()) ?? {};
          if (x + width > from + across + 1) await page.keyboard.press("ArrowRight");
          await expect(slide).toBeInViewport({ ratio: 0.9, timeout: 500 });
        }).toPass();
      }
      await context.close();
    });
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}
