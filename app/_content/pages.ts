import type { Page } from "../_i18n/paths";
import { products } from "./products";

/** Every page of the site, in the order of the menu. Each exists in every language. */
export const pages: readonly Page[] = [
  { route: "home" },
  { route: "catalogue" },
  ...products.map(({ id }) => ({ route: "product" as const, id })),
  { route: "news" },
  { route: "landing" },
];

/** A short name of a page that differs from every other's, such as `home` or `product-3`. */
export function pageName(page: Page): string {
  return page.route === "product" ? `${page.route}-${page.id}` : page.route;
}
