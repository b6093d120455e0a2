/**
 * `npm run size-budget`: prints the sizes of the finished site's pages, and exits with 1 if one exceeds its
 * budget (docs/speed.md).
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { load } from "cheerio";

import { pageAt } from "../app/_content/pages";
import { tools } from "../app/_content/tools";
import type { Route } from "../app/_i18n/routes";
import { fontScreens } from "../app/_layout/head/font-files";
import { filesBelow } from "../islands/build/files";
import { modulesOf, type ModuleGraph } from "../islands/build/module-graph";
import { CommandError } from "./command/command.mjs";
import { isFull } from "./command/environment";

const KB = 1024;

/** Largest sizes of a page's parts in bytes, as hosts send them (after Brotli compression). */
export const budgets = {
  /** Number of elements: browsers style and lay out each of them. */
  elements: 1_050,
  /** Scripts that run before any interaction, without islands in the first view. */
  start: 5.45 * KB,
  /** Inline styles. */
  css: 6.15 * KB,
  /** The style sheet for content below the first view, with the print styles. */
  linkedCss: 7.5 * KB,
  /** The document: what a server sends before it waits (initial window of ten packets, RFC 6928), without headers. */
  html: 14_000,
  /** Font files for large screens, uncompressed. */
  fonts: 54 * KB,
  /** The font file for phones, whose largest contentful paint waits for it. */
  phoneFonts: 15 * KB,
  /** React and islands. */
  hydrated: 61 * KB,
};

/** Sizes of one page, and the number of its elements. */
export type PageSizes = typeof budgets;

/** React and islands of a tool's page; and of links that add lines, fetched by the first press on one. */
const tool = { hydrated: 85.2 * KB };
const addLines = { hydrated: 66 * KB };

/** Larger budgets of single pages. */
const larger: Readonly<Partial<Record<Route, Partial<PageSizes>>>> = {
  ...Object.fromEntries(tools.map(({ route }) => [route, tool])),
  home: { hydrated: 88.5 * KB },
  product: { html: 14_300, start: 5.55 * KB, hydrated: 91.5 * KB },
  catalogue: addLines,
  ispm: addLines,
  news: { html: 14_050 },
  landing: { start: 6.2 * KB, hydrated: 109.5 * KB },
};

/** Sizes by text, so that shared files and inline scripts are compressed once. */
const known = new Map<string, number>();

/** Returns the size in bytes after brotli compression at the highest level, which hosts use for stored files. */
function sizeOf(text: string): number {
  const size = known.get(text) ?? (text ? brotliCompressSync(text).length : 0);
  known.set(text, size);
  return size;
}

/** Measures a page of the finished site in a folder. */
export function measurePage(site: string, page: string, modules: ModuleGraph): PageSizes {
  // Without the commit, which changes the compressed size.
  const html = readFileSync(path.join(site, page), "utf8").replace(/(name="generator" content=")[^"]*/, "$1");
  const $ = load(html, { xml: { xmlMode: false } });
  const found = <Value>(selector: string, valueOf: (element: ReturnType<typeof $>) => Value) =>
    $(selector)
      .toArray()
      .map((each) => valueOf($(each)));
  const inline = (selector: string) => sizeOf(found(selector, (each) => each.text()).join("\n"));
  const sum = (files: readonly string[], size = (file: string) => sizeOf(readFileSync(file, "utf8"))) =>
    files.reduce((total, file) => total + size(path.join(site, file)), 0);
  // A preview may lie in a folder.
  const linked = (selector: string, folder: string) =>
    found(selector, (each) => `${folder}/${path.basename(each.attr("href") ?? "")}`);
  // The preloaded fonts have all characters of the page's texts (app/_i18n/languages.test.ts).
  const fontsFor = (media: string) =>
    sum(linked(`link[as="font"][media="${media}"]`, "fonts"), (file) => statSync(file).size);
  const start = inline("script:not([type])");
  const islands = found("[data-island]", (each) => each.attr("data-island") ?? "");
  return {
    elements: $("*").length,
    html: sizeOf(html),
    css: inline("style"),
    linkedCss: sum(linked('link[rel="stylesheet"]', "assets/css")),
    start: start + sum([...modulesOf([], modules)]),
    hydrated: start + sum([...modulesOf(islands, modules)]),
    fonts: fontsFor(fontScreens.large),
    phoneFonts: fontsFor(fontScreens.phone),
  };
}

/** Lists the budgets that a page exceeds, one sentence each. */
export function overBudget(page: string, sizes: PageSizes): string[] {
  const route = pageAt(`/${page.replace(/index\.html$/, "")}`)?.page.route;
  const own = { ...budgets, ...(route && larger[route]) };
  return (Object.keys(own) as (keyof PageSizes)[])
    .filter((part) => sizes[part] > own[part])
    .map(
      (part) =>
        `${page}: ${part} is ${sizes[part]}, ${sizes[part] - Math.floor(own[part])} over its budget. Make it smaller, or raise the budget (scripts/size-budget.ts) and say why in the commit.`,
    );
}

export default function sizeBudget(): void {
  const report = ".export/modules.json";
  if (!existsSync(report))
    throw new CommandError("There is no finished site to measure: run `npm run build` first.");
  const modules = JSON.parse(readFileSync(report, "utf8")) as ModuleGraph;
  // German has the longest words; styles and scripts are the same in all languages.
  const pages = filesBelow("out").filter((file) => (isFull ? /\.html$/ : /^de\/.*\.html$/).test(file));
  const sizes = new Map(pages.map((page) => [page, measurePage("out", page, modules)]));
  console.log("Number of elements, and bytes after Brotli (fonts uncompressed).");
  console.table(Object.fromEntries(sizes));
  const findings = [...sizes].flatMap(([page, each]) => overBudget(page, each));
  if (findings.length) throw new CommandError(findings.join("\n"));
}
