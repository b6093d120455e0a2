import { type Locale, locales } from "../_i18n/languages";
import { type Page, type PageWithTrail, path } from "../_i18n/paths";
import { type Route, routes } from "../_i18n/routes";
import { basePath } from "../_settings/base-path";
import { builtAt } from "./built-at";
import { articleById, news } from "./news";
import manifest from "./page-dates.manifest.json" with { type: "json" };
import type { PictureName } from "./pictures";
import { productById, products } from "./products";
import { type Day, warsawDay } from "./validity";

/** Hash of each page's text and pictures, and the day of their last change, by address; from the build of a live site. */
export const pageDates = manifest as unknown as Readonly<
  Partial<Record<string, readonly [hash: string, day: Day]>>
>;

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

/**
 * Returns the day of the last change of a page's text or pictures: of a page without a record, the day of the build. The
 * build of a live site corrects it in pages that have changed since.
 */
export function changedOn(locale: Locale, page: Page): Day {
  return pageDates[path(locale, page).slice(basePath.length)]?.[1] ?? warsawDay(builtAt);
}

/**
 * Returns the catalog key of a page's own name, the last step of its breadcrumb.
 *
 * @throws if there is no such product or article
 */
export function nameKeyOf(page: PageWithTrail) {
  if (page.route !== "product" && page.route !== "article") return `breadcrumb.${page.route}` as const;
  const product = page.route === "product" && productById(page.id);
  if (product) return product.name;
  const article = page.route === "article" && articleById(page.id);
  if (article) return `news.articles.${article.key}.title` as const;
  throw new Error(`There is no ${page.route} ${page.id}.`);
}

/** Returns the picture that stands for a page: of the product, the article or the row of `routes`. */
export function pictureOf(page: Page): PictureName {
  if (page.route === "product") return productById(page.id)?.img ?? "about-stack";
  const article = page.route === "article" && articleById(page.id);
  return article ? article.picture : ((routes[page.route].share?.picture ?? "about-stack") as PictureName);
}

/** Returns a unique short name of a page, such as `home` or `product-3`. */
export function pageName(page: Page): string {
  return "id" in page ? `${page.route}-${page.id}` : page.route;
}
