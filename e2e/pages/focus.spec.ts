import { defaultLocale, type Locale } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expectAllFocusable } from "../support/measures/focus";
import { counted } from "../support/measures/counted";
import { hydrateIslands } from "../support/islands/hydrate-islands";
import { openDetails } from "../support/open-parts";
import { scrollToTop } from "../support/islands/settled";
import { errorPath } from "../support/shipped";
import { test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const windows = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

/** Polish pages in both windows; English ones on a desktop, and all others, German with the longest words, on a phone. */
const devices: Partial<Record<Locale, readonly (keyof typeof windows)[]>> = {
  [defaultLocale]: ["phone", "desktop"],
  en: ["desktop"],
};
const walks = [...sitemapPages(), { path: errorPath, locale: defaultLocale }].flatMap(({ path, locale }) =>
  (devices[locale] ?? (["phone"] as const)).map((device) => ({ path, device })),
);

for (const { path, device } of walks) {
  test(`the focus goes through all of ${path} and is always seen, ${device}`, async ({ page }) => {
    await page.setViewportSize(windows[device]);
    await page.goto(path);
    await openDetails(page);
    await hydrateIslands(page);
    await scrollToTop(page);
    counted("focus stops", await expectAllFocusable(page));
  });
}
