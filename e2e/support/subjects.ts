import { pages as allPages } from "../../app/_content/pages";
import { listedTools } from "../../app/_content/tools";
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { path as pathOf } from "../../app/_i18n/paths";
import { errorPath } from "./built-pages";
import { run } from "./matrix";

/** A page, with its path on each screen. */
export interface Subject extends Record<"phone" | "desktop", { path: string; locale: Locale }> {
  /** Whether the full run checks it at every breakpoint: one page of each route. */
  readonly atBreakpoints: boolean;
}

/** One page of each route. If a route has several, such as products, the commit chooses one. */
export const onePageOfEachRoute = [...new Set(allPages.map(({ route }) => route))].flatMap((route) => {
  const own = allPages.filter((page) => page.route === route);
  return own[run.seed % own.length] ?? [];
});

/** Pages that every short run looks at: those with forms and sliders, and the tools. */
const always = new Set<string>(["home", "product", "landing", ...listedTools.map(({ route }) => route)]);

/**
 * Returns every page in the full run, most kinds of pages in the short run: the others alternate with the commit: on a phone in German, whose words
 * are the longest, on a desktop in rotating languages. Of a full run's phones, every other one shows Polish.
 */
export function subjects(): Subject[] {
  const at = (path: string, locale: Locale) => ({ path, locale });
  const error = at(errorPath, defaultLocale);
  const others = onePageOfEachRoute.filter(({ route }) => !always.has(route));
  const first = run.seed % others.length;
  const kinds = onePageOfEachRoute.filter(({ route }) => always.has(route));
  const looked = run.full ? allPages : [...kinds, ...[...others, ...others].slice(first, first + 2)];
  const pages = looked.map((page, turn) => {
    const other = locales[(run.seed + turn) % locales.length] ?? defaultLocale;
    const narrow = run.full && (run.seed + turn) % 2 ? "pl" : "de";
    return {
      phone: at(pathOf(narrow, page), narrow),
      desktop: at(pathOf(other, page), other),
      atBreakpoints: run.full && onePageOfEachRoute.some((each) => each === page),
    };
  });
  return run.full ? [...pages, { phone: error, desktop: error, atBreakpoints: true }] : pages;
}
