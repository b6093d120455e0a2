import type { Page } from "@playwright/test";

import { path as pathOf } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { counted } from "../support/measures/counted";
import { errorPath } from "../support/shipped";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

/**
 * The texts of a page, each once. What only stands in for a script, or only works with one, is left out; so is the
 * counter's figure, which is another every seven seconds.
 *
 * @param reach leaves out what a visitor can't bring to sight either: closed parts open by hand
 */
function readTexts(page: Page, reach: "all" | "reachable"): Promise<string[]> {
  return page.evaluate((which) => {
    const left = "script, style, .js-only, .no-js-only, form[data-draft], .counter__value";
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** Whether something closed around an element has a control that is shown, or lies in something such itself. */
    const opens = (element: Element | null | undefined): boolean => {
      const closed = element?.closest("details:not([open]), [popover]");
      if (closed instanceof HTMLDetailsElement) return isShown(closed) || opens(closed.parentElement);
      const control = closed && document.querySelector(`[popovertarget="${closed.id}"]`);
      return Boolean(control && (isShown(control) || opens(control)));
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, " ").trim();
      if (!text || !element || element.closest(left)) continue;
      if (which === "all" || isShown(element) || opens(element)) found.add(text);
    }
    return [...found];
  }, reach);
}

const pages = [
  ...sitemapPages().map(({ path, locale }) => ({ path, locale })),
  { path: errorPath, locale: "pl" as const },
];

for (const { path, locale } of pages) {
  test(`${path} tells all without JavaScript, and how to reach the company`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
    const withScript = await context.newPage();
    // On a phone the menu is closed at first: the stricter view.
    for (const each of [page, withScript]) {
      await each.setViewportSize({ width: 360, height: 780 });
      await each.goto(path);
    }
    await expectStarted(withScript);
    const all = await readTexts(withScript, "all");
    await context.close();

    const reachable = new Set(await readTexts(page, "reachable"));
    expect(all.filter((text) => !reachable.has(text))).toEqual([]);
    expect(all.length).toBeGreaterThan(30);
    counted("texts without JavaScript", all.length);

    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]:visible').first()).toBeVisible();
    await expect(page.locator(`a[href^="${pathOf(locale, "landing")}"]:visible`).first()).toBeVisible();
    await expect(page.locator(".js-only:visible")).toHaveCount(0);
    for (const form of await page.locator("form[data-draft]").all()) {
      await expect(form).toBeHidden();
      const notice = page.locator(".no-script-notice");
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
      await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
    }

    // What is closed opens by the browser's own means.
    const closed = page.locator("main details:not([open], .js-only)");
    const number = await closed.count();
    await closed.evaluateAll((all) => all.forEach((details) => details.querySelector("summary")?.click()));
    await expect(closed).toHaveCount(0);
    for (const details of await page.locator("main details:not(.js-only)").all())
      await expect(details.locator(":scope > :not(summary):visible").first()).toBeVisible();
    counted("closed parts opened without JavaScript", number);
  });
}
