import type { Page } from "@playwright/test";

import { expectStarted } from "./islands/started";

/**
 * Opens a product from its card as a hand does: there is a moment between pointing at a link and pressing it, in which
 * the page fetches what moves the picture along.
 *
 * @param address path of the product's page
 */
export async function openProduct(page: Page, address: string): Promise<void> {
  // A pointer over a card has no effect before the scripts are there.
  await expectStarted(page);
  const link = page.locator(`.product-card a[href="${address}"]`).first();
  const fetched = page.waitForResponse((answer) => answer.url().includes("/interest-"));
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await page.waitForURL(`**${address}`);
}
