import { readdirSync } from "node:fs";

import { type Locale, defaultLocale, locales } from "../../app/_i18n/languages";
import { isFull } from "../../scripts/command/environment";
import { pageName, pages as allPages } from "../../app/_content/pages";
import { type Page, path as pathOf } from "../../app/_i18n/paths";
import type { Route } from "../../app/_i18n/routes";
import { errorPath } from "./built-pages";

/** `FULL=1` (`npm run test:all`) looks at everything instead of a fixed part. */
export const run = { full: isFull } as const;

/** The language of all flows: German has the longest words. Types and tests of built files cover the other two. */
export const flowLocale: Locale = "de";

/** A page, with its path on each screen. */
export type Subject = Readonly<Record<"phone" | "desktop", { path: string; locale: Locale }>>;

/** Returns the first page of each route. @throws Error if `app/(pl)` has another number of page files */
function oneOfEachRoute(): readonly Page[] {
  const routes = [...new Set(allPages.map(({ route }) => route))];
  const files = readdirSync("app/(pl)", { recursive: true }).filter((file) =>
    String(file).endsWith("page.tsx"),
  );
  if (routes.length !== files.length)
    throw new Error(`The tests know ${routes.length} kinds of pages, but app/(pl) has ${files.length}.`);
  return routes.flatMap((route) => allPages.find((page) => page.route === route) ?? []);
}

export const onePageOfEachRoute = oneOfEachRoute();

/** Kinds of pages that the short run looks at: one of each layout. */
const short: readonly Route[] = ["home", "product", "landing", "load", "comparison", "article", "ispm"];

export const kinds = run.full
  ? onePageOfEachRoute
  : onePageOfEachRoute.filter(({ route }) => short.includes(route));

const looked = run.full ? allPages : kinds;

export const lookedNames = looked.map(pageName).join(", ");

/**
 * Returns the pages of this run: on a phone in German, in the full run also in Polish, on a desktop by turns in each.
 */
export function subjects(): Subject[] {
  const at = (path: string, locale: Locale) => ({ path, locale });
  const error = at(errorPath, defaultLocale);
  const pages = looked.map((page, turn) => {
    const other = locales[turn % locales.length] ?? defaultLocale;
    const narrow = run.full && turn % 2 ? "pl" : "de";
    return { phone: at(pathOf(narrow, page), narrow), desktop: at(pathOf(other, page), other) };
  });
  return run.full ? [...pages, { phone: error, desktop: error }] : pages;
}
