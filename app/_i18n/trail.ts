import { type Route, routes } from "./routes";

/** The pages that say where they lie. */
export type TrailPage = {
  [Name in Route]: (typeof routes)[Name]["parent"] extends null ? never : Name;
}[Route];

/** Whether a page says where it lies. */
export function hasTrail(page: Route): page is TrailPage {
  return routes[page].parent !== null;
}

type Parent = NonNullable<(typeof routes)[Route]["parent"]>;

/** Gives the pages above one, the home page first, each with the key of what it is called there. */
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
