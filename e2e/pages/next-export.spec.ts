import type { Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { flowLocale as locale } from "../support/matrix";
import { onePageOfEachRoute } from "../support/subjects";
import { expect, test } from "../support/test";

/** Presses that only a hydrated page handles, by route. */
const presses: Partial<Record<string, (tab: Page) => Promise<void>>> = {
  async home(tab) {
    await tab.getByRole("button", { name: t(locale, "accessibility.pauseCounter") }).click();
    await expect(tab.getByRole("button", { name: t(locale, "accessibility.playCounter") })).toBeVisible();
  },
  async landing(tab) {
    await tab.getByRole("button", { name: t(locale, "accessibility.nextSlide") }).click();
    await expect(tab.getByRole("status")).toHaveText(t(locale, "accessibility.slideOf", { n: 2, count: 3 }));
  },
  async product(tab) {
    const discussion = tab.getByRole("tab", { name: t(locale, "product.tabs.discussion") });
    await discussion.click();
    await expect(discussion).toHaveAttribute("aria-selected", "true");
  },
};

// The site hydrates React's components without Next's runtime. Here Next hydrates its own export: any console
// message, such as a hydration mismatch, fails the test.
for (const page of onePageOfEachRoute) {
  const address = path(locale, page);
  test(`Next hydrates ${address}`, async ({ page: tab }) => {
    await tab.goto(address);
    // React marks hydrated elements: the document and each island's content.
    const waiting = () =>
      tab.evaluate(() => {
        const places = [...document.querySelectorAll("[data-island]")].map((each) => each.firstElementChild);
        return [document.documentElement, ...places].filter(
          (each) => !each || !Object.keys(each).some((key) => key.startsWith("__reactFiber$")),
        ).length;
      });
    await expect.poll(waiting, { intervals: [25, 50, 100] }).toBe(0);
    await presses[page.route]?.(tab);
  });
}
