import type { Page } from "@playwright/test";

/** What opens in the header of any page; the second lies in the menu that is a popover in a narrow window. */
export const headerMenus = [".language-menu", ".site-menu details"] as const;

/** What of a page is open. */
interface Parts {
  /** Everything of the page's own part that opens in place: articles, notes. */
  details: boolean;
  /** The one menu of the header that is open. */
  menu?: (typeof headerMenus)[number];
  /** Whether the panel of a tab that is not shown takes the place of the one that is. */
  otherTab?: boolean;
}

/**
 * Opens and closes the parts of a page as their controls do.
 *
 * @returns whether the page has the menu
 */
export function openParts(page: Page, parts: Parts): Promise<boolean> {
  return page.evaluate(({ details, menu, otherTab }) => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>("main details")) each.open = details;
    if (otherTab) document.querySelector<HTMLElement>("[role=tab][aria-selected=false]")?.click();
    const element = menu ? document.querySelector(`.site-header ${menu}`) : null;
    for (const each of document.querySelectorAll<HTMLDetailsElement>(".site-header details"))
      each.open = each === element;
    const nav = document.querySelector<HTMLElement>(".site-menu");
    const isPopover = nav && getComputedStyle(nav).position !== "static";
    nav?.togglePopover(Boolean(isPopover && element && nav.contains(element)));
    return element !== null;
  }, parts);
}
