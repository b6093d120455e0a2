import type { Page } from "@playwright/test";

import { sitemapPages } from "../../scripts/built/sitemap";
import { firstProduct, lastProduct, openProduct, productPath } from "../support/some-products";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

/** What the browser makes of the page's speculation rules, reported by its developer tools. */
async function watchRules(page: Page) {
  const tools = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const prepared: string[] = [];
  tools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  tools.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
    if (status === "Ready") prepared.push(key.url);
  });
  let candidates: string[] = [];
  tools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await tools.send("Preload.enable");
  return { errors, prepared, candidates: () => candidates };
}

test("only pages are prepared: no file, no place on the same page, no other language", async ({
  page,
  baseURL,
}) => {
  const known = new Set(sitemapPages().map(({ url }) => url));
  for (const path of ["/", "/de/product-list/", productPath("pl", firstProduct)]) {
    await page.goto(path);
    // Watched from here on, or what is named first is what the page before it had.
    const rules = await watchRules(page);
    await expect.poll(() => rules.candidates().length, path).toBeGreaterThan(2);
    expect(rules.errors).toEqual([]);
    const prefix = path.startsWith("/de/") ? "/de/" : "/";
    for (const url of rules.candidates()) {
      // What a link says of a quote makes it no other page.
      const page = url.replace(/[?#].*/, "");
      expect(known, url).toContain(page);
      expect(page, url).not.toBe(baseURL + path);
      expect(new URL(page).pathname.startsWith("/de/"), url).toBe(prefix === "/de/");
    }
  }
});

test("the page of a hovered link is prepared, unless the menu reloads it", async ({ page, baseURL }) => {
  const rules = await watchRules(page);
  await page.goto("/product-list/");
  await page.locator(".site-menu__list a").first().hover();
  await page.locator(".site-header__quote").hover();
  // Playwright allows no page in the background; the browser then fetches at least its HTML, by the same rules.
  await expect.poll(() => rules.prepared).toEqual([`${baseURL}/landing/`]);
});

/** Returns which parts the browser moves from the old page to the new one. */
const movedParts = (page: Page) => page.evaluate(() => sessionStorage.getItem("moved")?.split(" ") ?? []);

test.describe("from the catalogue to a product", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        sessionStorage.removeItem("moved");
        void viewTransition?.ready.then(() => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          sessionStorage.setItem("moved", parts.join(" "));
        });
      });
    });
    await page.setViewportSize({ width: 1440, height });
  });

  test("the picture goes along, and no other one", async ({ page }) => {
    await page.goto("/product-list/");
    await openProduct(page, productPath("pl", lastProduct));
    await expect.poll(() => movedParts(page)).toContain("::view-transition-group(product-picture)");
    const parts = await movedParts(page);
    expect(parts).toContain("::view-transition-old(product-picture)");
    expect(parts).toContain("::view-transition-new(product-picture)");
  });

  test("nothing moves for a visitor who prefers less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/product-list/");
    await openProduct(page, productPath("pl", lastProduct));
    await expect(page.locator("h1")).toBeVisible();
    expect(await movedParts(page)).toEqual([]);
  });
});
