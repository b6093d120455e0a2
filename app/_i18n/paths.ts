import { basePath } from "../_settings/base-path";
import { defaultLocale, type Locale } from "./languages";
import { type PlainRoute, routes } from "./routes";

/** A page: a route, and the id of the product or article if the route needs one. */
export type Page =
  | { route: PlainRoute }
  | { route: "product"; id: number }
  | { route: "article"; id: string };

/** Returns the first part of a language's addresses: "" for Polish, else such as "/de". */
export function prefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/**
 * Returns the address of a page on the host, with the base path, and with the final slash that bucket hosts
 * need.
 *
 * @param anchor id of the element to open at, without the number sign
 */
export function path(locale: Locale, page: Page | PlainRoute, anchor?: string): string {
  const { route, id } =
    typeof page === "string" ? { route: page, id: undefined } : { id: undefined, ...page };
  const slug = routes[route].path.replace("{id}", String(id));
  return `${basePath}${prefix(locale)}${slug}${anchor ? `#${anchor}` : ""}`;
}

/**
 * Returns the address of a file of `public/`, with the base path.
 *
 * @param file such as `/icons/logo.svg`
 */
export function asset(file: `/${string}`): string {
  return basePath + file;
}
