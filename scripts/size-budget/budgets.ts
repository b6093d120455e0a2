import { pageAt } from "../../app/_content/pages";
import type { Row } from "../../app/_i18n/page-row";
import { routes } from "../../app/_i18n/routes";

/** One kilobyte as the budgets count it; bytes. */
export const KB = 1024;

/** The greatest sizes of a page's parts, in bytes, compressed as the hosts compress (brotli) unless stated otherwise. */
export const budgets = {
  /** Scripts that run before the visitor does anything, islands of the first view aside. */
  start: 2.5 * KB,
  /** The styles in the document. */
  css: 5.5 * KB,
  /** The style sheet of what lies below the first view. */
  linkedCss: 6 * KB,
  /**
   * The document with the styles in it, where no row of the table of pages allows more: what a server sends before it waits for an
   * answer (initial window of ten packets, RFC 6928), without the answer's head.
   */
  html: 14_000,
  /** The document up to the style sheet of what lies below the first view, on every page: what the first paint needs comes first. */
  opening: 14_000,
  /** The font files a page is written with, as they are. */
  fonts: 54 * KB,
  /** Those of phones: the largest paint of a phone waits for them. */
  phoneFonts: 38 * KB,
  /** Everything that comes without scrolling, pictures, fonts and scripts included, as a browser receives it. */
  firstView: 205 * KB,
  /** The addresses that a small phone requests of the home page before it is touched; a number. */
  homeRequests: 10,
  /** The largest picture of what is seen first. */
  picture: 60 * KB,
} as const;

/** The greatest size of React and the islands of a document that is none of the pages: the error document. */
const otherScripts = 62 * KB;

/** The row of the table of pages that a file of the site is a page of. */
function rowOf(page: string) {
  const found = pageAt(`/${page.replace(/index\.html$/, "")}`);
  return found && routes[found.page.route];
}

/** Returns the greatest size of a page's document with the styles in it. @returns bytes */
export function documentBudget(page: string): number {
  const row: Row | undefined = rowOf(page);
  return row?.documentBudget ?? budgets.html;
}

/** Returns the greatest size of React and all islands of a page once everything is hydrated, from its row. @returns bytes */
export function scriptBudget(page: string): number {
  const row = rowOf(page);
  return row ? row.scriptBudget * KB : otherScripts;
}
