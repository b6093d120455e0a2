import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { load } from "cheerio";

import { pageAt } from "../../app/_content/pages";
import { tools } from "../../app/_content/tools";
import type { Route } from "../../app/_i18n/routes";
import { fontScreens } from "../../app/_layout/head/font-files";
import { modulesOf, type ModuleGraph } from "../../islands/build/module-graph";

const KB = 1024;

/** Maximum sizes of a page's parts: bytes after brotli compression, as hosts send them, unless stated otherwise. */
export const budgets = {
  /** Number of elements: browsers style and lay out each of them. */
  elements: 1_050,
  /** Scripts that run before any interaction, without islands in the first view. */
  start: 5.45 * KB,
  /** Inline styles. */
  css: 6.15 * KB,
  /** The style sheet for content below the first view, with the print styles. */
  linkedCss: 7.5 * KB,
  /**
   * The document with inline styles: the data that a server sends before it waits for an acknowledgement
   * (initial window of ten packets, RFC 6928), without response headers.
   */
  html: 14_000,
  /** The document before the style sheet for content below the first view: everything for the first paint. */
  opening: 12_500,
  /** Font files for large screens, uncompressed. */
  fonts: 54 * KB,
  /** The font file for phones, whose largest contentful paint waits for it. */
  phoneFonts: 15 * KB,
  /** React and islands. */
  hydrated: 61 * KB,
  /** All transferred bytes without scrolling, with pictures, fonts and scripts. */
  firstView: 100 * KB,
  /** Number of files of the home page on a phone before any interaction. */
  homeRequests: 15,
  /** The largest picture in the first view. */
  picture: 60 * KB,
} as const;

/** Sizes of one page in bytes, and the number of its elements. */
export type PageSizes = Record<
  Exclude<keyof typeof budgets, "firstView" | "homeRequests" | "picture">,
  number
>;

/** React and islands of a tool's page; and of links that add lines, fetched by the first press on one. */
const tool = { hydrated: 85.2 * KB };
const addLines = { hydrated: 66 * KB };

/** Larger budgets of single pages. */
const larger: Readonly<Partial<Record<Route, Partial<Record<keyof typeof budgets, number>>>>> = {
  ...Object.fromEntries(tools.map(({ route }) => [route, tool])),
  home: { firstView: 195 * KB, hydrated: 88.5 * KB },
  product: { html: 14_300, start: 5.55 * KB, hydrated: 91.5 * KB },
  catalogue: addLines,
  ispm: addLines,
  news: { html: 14_050, firstView: 160 * KB },
  landing: { start: 6.2 * KB, firstView: 165 * KB, hydrated: 109.5 * KB },
};

/** Returns the budgets of a page by its path on the host. */
export function budgetsAt(address: string): Record<keyof typeof budgets, number> {
  const route = pageAt(address)?.page.route;
  return { ...budgets, ...(route && larger[route]) };
}

/** Sizes by text, so that shared files and inline scripts are compressed once. */
const known = new Map<string, number>();

/** Returns the size in bytes after brotli compression at the highest level, which hosts use for stored files. */
function sizeOf(text: string): number {
  const size = known.get(text) ?? (text ? brotliCompressSync(text).length : 0);
  known.set(text, size);
  return size;
}

/**
 * Measures a page of the finished site.
 *
 * @param modules the module graph from the postbuild
 */
export function measurePage(site: string, page: string, modules: ModuleGraph): PageSizes {
  // Without the commit, which changes the compressed size.
  const html = readFileSync(path.join(site, page), "utf8").replace(/(name="generator" content=")[^"]*/, "$1");
  const $ = load(html, { xml: { xmlMode: false } });
  const inline = (selector: string) =>
    sizeOf(
      $(selector)
        .toArray()
        .map((each) => $(each).text())
        .join("\n"),
    );
  const values = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).attr(attribute) ?? "");
  const sum = (files: Iterable<string>, size: (file: string) => number) =>
    [...files].reduce((total, file) => total + size(path.join(site, file)), 0);
  const compressed = (file: string) => sizeOf(readFileSync(file, "utf8"));
  // A preview may lie in a folder.
  const files = (selector: string, folder: string) =>
    values(selector, "href").map((address) => `${folder}/${path.basename(address)}`);
  // The preloaded fonts have all characters of the page's texts (app/_i18n/languages.test.ts).
  const fontsFor = (media: string) =>
    sum(files(`link[as="font"][media="${media}"]`, "fonts"), (file) => statSync(file).size);
  const start = inline("script:not([type])");
  const islands = values("[data-island]", "data-island");
  return {
    elements: $("*").length,
    html: sizeOf(html),
    opening: sizeOf(html.split('<link rel="stylesheet"')[0] ?? html),
    css: inline("style"),
    linkedCss: sum(files('link[rel="stylesheet"]', "assets/css"), compressed),
    start: start + sum(modulesOf([], modules), compressed),
    hydrated: start + sum(modulesOf(islands, modules), compressed),
    fonts: fontsFor(fontScreens.large),
    phoneFonts: fontsFor(fontScreens.phone),
  };
}

/** Lists the budgets that a page exceeds, one sentence each. */
export function overBudget(page: string, sizes: PageSizes): string[] {
  const own = budgetsAt(`/${page.replace(/index\.html$/, "")}`);
  return (Object.keys(sizes) as (keyof PageSizes)[])
    .filter((part) => sizes[part] > own[part])
    .map(
      (part) =>
        `${page}: ${part} is ${sizes[part]}, ${sizes[part] - Math.floor(own[part])} over its budget. Make it smaller, or raise the budget (scripts/size-budget/budgets.ts) and say why in the commit.`,
    );
}
