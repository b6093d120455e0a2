import { basePath } from "../_settings/base-path";
import { defaultLocale, type Locale } from "./languages";
import { type PlainRoute, type Route, routes } from "./routes";

export type Page =
  | { route: PlainRoute }
  | { route: "product"; id: number }
  | { route: "article"; id: string };

/** Returns "" for Polish, else such as "/de". */
export function prefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/**
 * Returns the address of a page on the host, with the base path.
 *
 * @param anchor id of the element to open at, without the number sign
 */
export function path(locale: Locale, page: Page | PlainRoute, anchor?: string): string {
  const { route, id } =
    typeof page === "string" ? { route: page, id: undefined } : { id: undefined, ...page };
  const slug = routes[route].path.replace("{id}", String(id));
  return `${basePath}${prefix(locale)}${slug}${anchor ? `#${anchor}` : ""}`;
}

/** Returns the address of a file of `public/`, such as `/icons/logo.svg`. */
export function asset(file: `/${string}`): string {
  return basePath + file;
}

/** Pages with a breadcrumb. */
export type TrailPage = {
  [Name in Route]: (typeof routes)[Name]["parent"] extends null ? never : Name;
}[Route];

export function hasTrail(page: Page): page is PageWithTrail {
  return routes[page.route].parent !== null;
}

export type PageWithTrail =
  | Extract<Page, { id: unknown }>
  | { route: Exclude<TrailPage, "product" | "article"> };

type Parent = NonNullable<(typeof routes)[Route]["parent"]>;

/** Returns the ancestors of a page, the home page first, with the keys of their names. */
export function trailAbove(page: Route) {
  return ancestors(page).map((above) => {
    const row = routes[above];
    return { page: above, label: "nameAbove" in row ? row.nameAbove : (`breadcrumb.${above}` as const) };
  });
}

function ancestors(page: Route): Parent[] {
  const { parent } = routes[page];
  return parent ? [...ancestors(parent), parent] : [];
}
