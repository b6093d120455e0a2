import type { Locator } from "@playwright/test";

/**
 * The address that a link to an e-mail has when it is followed, which it is not.
 *
 * @param within what the link is in
 */
export function mailLinkIn(within: Locator): Promise<string> {
  return within.locator("[href^='mailto:']").evaluate((link: HTMLAnchorElement) => {
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.click();
    return link.href;
  });
}
