import type { Page } from "@playwright/test";

import { expect, test } from "./test";

/** Text of twice the usual size in pixels, as a visitor sets it in the browser; media queries in rem follow it too. */
const largeText = 32;

/**
 * Opens a browser whose text is twice as large (WCAG 2.2, 1.4.4) and gives its one page to a test.
 */
export const largeTextTest = test.extend<{ largeTextPage: Page }>({
  largeTextPage: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${largeText}`],
    });
    const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
    await use(page);
    await browser.close();
  },
});

/** Expects that no text of the page's own part is cut off by the box around it. What scrolls is not cut off. */
export async function expectNoClippedText(page: Page): Promise<void> {
  const clipped = await page.evaluate(() => {
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    return [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((element) => element.checkVisibility() && element.innerText?.trim())
      .filter((element) => !element.closest(".visually-hidden"))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
  expect(clipped, "elements that cut their text off").toEqual([]);
}
