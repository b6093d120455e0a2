import { basePath } from "../_settings/base-path";
import { defaultLocale, type Locale } from "./languages";
import { type PlainRoute, routes } from "./routes";

/** A page of the site: a route, and the id of the product or article where the route needs one. */
export type Page =
  { route: PlainRoute } | { route: "product"; id: number } | { route: "article"; id: string };

/** The first part of a language's addresses: "" for Polish, else such as "/de". */
export function prefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/**
 * Gives the address of a page on the host, base path included, with the slash at the end that every bucket host wants.
 *
 * @param locale language of the page; Polish has no prefix
 * @param page route name, or a page with the id of its product or article
 * @param anchor id of the element to open at, without the number sign
 */
export function path(locale: Locale, page: Page | PlainRoute, anchor?: string): string {
  const { route, id } =
    typeof page === "string" ? { route: page, id: undefined } : { id: undefined, ...page };
  const slug = routes[route].path.replace("{id}", String(id));
  return `${basePath}${prefix(locale)}${slug}${anchor ? `#${anchor}` : ""}`;
}

/**
 * Gives the address of a file of `public/`, base path included.
 *
 * @param file absolute address on the host, such as `/icons/logo.svg`
 */
export function asset(file: `/${string}`): string {
  return basePath + file;
}
