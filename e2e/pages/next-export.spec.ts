import { path } from "../../app/_i18n/paths";
import { flowLocale as locale } from "../support/matrix";
import { onePageOfEachRoute } from "../support/subjects";
import { expect, test } from "../support/test";

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
  });
}
