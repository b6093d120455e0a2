import type { Page } from "@playwright/test";

/** Waits until what a page does once by itself is over: sections that a phone lays out after the first paint have their places. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      return timeline === document.timeline && typeof end === "number" && Number.isFinite(end);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Goes to the page's top, where what comes with scrolling is away, and waits until the page shows that. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: "instant" });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
}
