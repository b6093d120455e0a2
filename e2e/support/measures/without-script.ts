import { expect, type Page } from "@playwright/test";

import type { Locale } from "../../../app/_i18n/languages";
import { path as pathOf } from "../../../app/_i18n/paths";

/**
 * The texts of a page, each once. What only stands in for a script, or only works with one, is left out; so is the
 * counter's figure, which is another every seven seconds, and heads of tables, which a phone lays out as lists.
 *
 * @param reach leaves out what a visitor can't bring to sight either: closed parts open by hand
 */
export function readTexts(page: Page, reach: "all" | "reachable"): Promise<string[]> {
  return page.evaluate((which) => {
    const left = "script, style, .js-only, .no-js-only, form[data-draft], .counter__value, thead";
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

/**
 * Expects that a page that is open without JavaScript shows all, and how to reach the company.
 *
 * @param all texts of the same page with its scripts
 */
export async function expectAllTexts(page: Page, all: readonly string[], locale: Locale): Promise<void> {
  const reachable = new Set(await readTexts(page, "reachable"));
  expect.soft(all.filter((text) => !reachable.has(text))).toEqual([]);
  expect.soft(all.length).toBeGreaterThan(30);

  const shown = (selector: string) => page.locator(`${selector}:visible`).first();
  for (const way of ['a[href^="tel:"]', 'a[href^="mailto:"]', `a[href^="${pathOf(locale, "landing")}"]`])
    await expect.soft(shown(way), way).toBeVisible();
  await expect.soft(page.locator(".js-only:visible")).toHaveCount(0);
  for (const form of await page.locator("form[data-draft]").all()) {
    await expect.soft(form).toBeHidden();
    const notice = page.locator(".no-script-notice");
    await expect.soft(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect.soft(notice.locator('a[href^="mailto:"]')).toBeVisible();
  }

  // What is closed opens by the browser's own means.
  const closed = page.locator("main details:not([open], .js-only)");
  await closed.evaluateAll((details) => details.forEach((each) => each.querySelector("summary")?.click()));
  await expect.soft(closed).toHaveCount(0);
  for (const details of await page.locator("main details:not(.js-only)").all())
    await expect.soft(details.locator(":scope > :not(summary):visible").first()).toBeVisible();
}
