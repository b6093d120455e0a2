import { type Locale, locales } from "../_i18n/languages";
import { type Page, path } from "../_i18n/paths";
import { type Route, routes } from "../_i18n/routes";
import { news } from "./news";
import { products } from "./products";

/** All pages in the order of the route table. Each exists in every language. */
export const pages: readonly Page[] = (Object.keys(routes) as Route[]).flatMap((route): Page[] => {
  if (route === "product") return products.map(({ id }) => ({ route, id }));
  if (route === "article") return news.map(({ id }) => ({ route, id }));
  return [{ route }];
});

/** Returns the page at a path from `path`. Undefined for other paths. */
export function pageAt(address: string): { readonly locale: Locale; readonly page: Page } | undefined {
  return addresses.get(address);
}

const addresses = new Map(
  locales.flatMap((locale) => pages.map((page) => [path(locale, page), { locale, page }] as const)),
);

/** Returns a unique short name of a page, such as `home` or `product-3`. */
export function pageName(page: Page): string {
  return "id" in page ? `${page.route}-${page.id}` : page.route;
}
