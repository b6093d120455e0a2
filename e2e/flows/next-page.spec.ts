import type { Page } from "@playwright/test";

import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { flowLocale as locale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { lastProduct, openProduct, productPath } from "../support/some-products";
import { expect, test } from "../support/test";

/** What the browser makes of the page's speculation rules, reported by its developer tools. */
async function watchRules(page: Page) {
  const tools = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const prepared: string[] = [];
  let candidates: string[] = [];
  tools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  tools.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
    if (status === "Ready") prepared.push(key.url);
  });
  tools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await tools.send("Preload.enable");
  return { errors, prepared, candidates: () => candidates };
}

test("a hovered link's page is prepared: no file, no place on the same page, no other language, none that the menu reloads", async ({
  page,
  baseURL,
}) => {
  const here = path(locale, "catalogue");
  await page.goto(here);
  const rules = await watchRules(page);
  await expect.poll(() => rules.candidates().length).toBeGreaterThan(2);
  const known = sitemapPages()
    .filter((each) => each.locale === locale && each.path !== here)
    .map(({ url }) => url);
  for (const url of rules.candidates()) {
    // What a link says of a quote makes it no other page.
    expect(known).toContain(url.replace(/[?#].*/, ""));
  }
  await page.locator(".site-menu__list a").first().hover();
  await page.locator(".site-header__quote").hover();
  // Playwright allows no page in the background; the browser then fetches at least its HTML, by the same rules.
  await expect.poll(() => rules.prepared).toEqual([baseURL + path(locale, "landing")]);
  expect(rules.errors).toEqual([]);
});

test("the picture of a product goes along to its page, and does not where motion is unwelcome", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      sessionStorage.removeItem("moved");
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        sessionStorage.setItem("moved", parts.join(" "));
      });
    });
  });
  await page.setViewportSize({ width: 1440, height });
  const follow = async () => {
    await page.goto(path(locale, "catalogue"));
    await openProduct(page, productPath(locale, lastProduct));
    await expect(page.locator("h1")).toBeVisible();
  };
  const moved = () => page.evaluate(() => sessionStorage.getItem("moved")?.split(" ") ?? []);
  await follow();
  await expect
    .poll(moved)
    .toEqual(
      expect.arrayContaining(
        ["group", "old", "new"].map((part) => `::view-transition-${part}(product-picture)`),
      ),
    );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await follow();
  expect(await moved()).toEqual([]);
});
