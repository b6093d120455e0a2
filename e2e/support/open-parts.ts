import type { Page } from "@playwright/test";

/** Opens everything of the page's own part that a visitor can open in place: articles, notes. */
export async function openDetails(page: Page): Promise<number> {
  return page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of closed) details.open = true;
    return closed.length;
  });
}

/** Shows the panel of a tab that is not shown, where the page has tabs. */
export async function showOtherTab(page: Page): Promise<void> {
  const tab = page.locator("[role=tab][aria-selected=false]");
  if (await tab.count()) await tab.first().click();
}

/** Closes what `openDetails` has opened. */
export async function closeDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = false;
  });
}

/** The parts of the header that open, as far as the window's width shows them. */
export const headerMenus = [".language-menu", ".site-menu", ".site-menu details"] as const;

/**
 * Opens one menu of the header, as its control does, and closes the others.
 *
 * @returns whether the page has it, closed, at its present width
 */
export async function openHeaderMenu(page: Page, menu: (typeof headerMenus)[number]): Promise<boolean> {
  return page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(`.site-header ${selector}`);
    const nav = document.querySelector<HTMLElement>(".site-menu");
    if (!element || !nav) return false;
    const isDesktop = getComputedStyle(nav).position === "static";
    const inNav = nav.contains(element);
    if (nav.matches(":popover-open") && !inNav) nav.hidePopover();
    if (inNav && !isDesktop && !nav.matches(":popover-open")) nav.showPopover();
    for (const other of document.querySelectorAll<HTMLDetailsElement>(".site-header details"))
      other.open = other === element;
    return element !== nav || !isDesktop;
  }, menu);
}

/** Closes every menu of the header. */
export async function closeHeaderMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(".site-header details"))
      details.open = false;
    const nav = document.querySelector<HTMLElement>(".site-menu");
    if (nav?.matches(":popover-open")) nav.hidePopover();
  });
}
