import { type Locale, locales } from "../_i18n/languages";
import { type Page, path } from "../_i18n/paths";
import { type Route, routes } from "../_i18n/routes";
import { news } from "./news";
import { products } from "./products";

/** Every page of the site, in the order of the table. Each exists in every language. */
export const pages: readonly Page[] = (Object.keys(routes) as Route[]).flatMap((route): Page[] => {
  if (route === "product") return products.map(({ id }) => ({ route, id }));
  if (route === "article") return news.map(({ id }) => ({ route, id }));
  return [{ route }];
});

/** The page at an address on the host, as `path` gives it; undefined where there is none. */
export function pageAt(address: string): { readonly locale: Locale; readonly page: Page } | undefined {
  return addresses.get(address);
}

const addresses = new Map(
  locales.flatMap((locale) => pages.map((page) => [path(locale, page), { locale, page }] as const)),
);

/** A short name of a page that differs from every other's, such as `home` or `product-3`. */
export function pageName(page: Page): string {
  return "id" in page ? `${page.route}-${page.id}` : page.route;
}
