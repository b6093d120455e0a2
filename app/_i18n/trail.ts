import type { Page } from "./paths";
import { type Route, routes } from "./routes";

/** Pages with a breadcrumb. */
export type TrailPage = {
  [Name in Route]: (typeof routes)[Name]["parent"] extends null ? never : Name;
}[Route];

export function hasTrail(page: Page): page is PageWithTrail {
  return routes[page.route].parent !== null;
}

/** A page with a breadcrumb, and with its id if its route needs one. */
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
