import { type Route, routes } from "./routes";

/** Pages with a breadcrumb. */
export type TrailPage = {
  [Name in Route]: (typeof routes)[Name]["parent"] extends null ? never : Name;
}[Route];

export function hasTrail(page: Route): page is TrailPage {
  return routes[page].parent !== null;
}

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
