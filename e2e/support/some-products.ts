import type { Page } from "@playwright/test";

import { featured, type Product, products } from "../../app/_content/products";
import type { Locale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { expectStarted } from "./islands/started";

/** Two products that there are, whichever the catalogue has: a test that needs some product takes one of these. */
export const [firstProduct] = products;
export const lastProduct: Product = products.at(-1) ?? firstProduct;

/** The last of those that the tools offer by themselves. */
export const lastFeatured: Product = featured.at(-1) ?? firstProduct;

export const productPath = (locale: Locale, { id }: Product) => path(locale, { route: "product", id });

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
