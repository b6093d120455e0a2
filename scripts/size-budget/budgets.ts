import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "cheerio";

import { pageAt } from "../../app/_content/pages";
import type { Row } from "../../app/_i18n/page-row";
import { routes } from "../../app/_i18n/routes";
import { fontScreens } from "../../app/_layout/head/font-files";
import { modulesOf, type ModuleGraph } from "../../islands/build/bundle";

/** One kilobyte as the budgets count it; bytes. */
export const KB = 1024;

/** The greatest sizes of a page's parts, in bytes, compressed as the hosts compress (brotli) unless stated otherwise. */
export const budgets = {
  /** The elements of a document, a number: browsers style and lay out each of them. */
  elements: 1_050,
  /** Scripts that run before the visitor does anything, islands of the first view aside. */
  start: 3.65 * KB,
  /** The styles in the document. */
  css: 6.65 * KB,
  /** The style sheet of what lies below the first view. */
  linkedCss: 5.55 * KB,
  /**
   * The document with the styles in it, where no row of the table of pages allows more: what a server sends before it waits for an
   * answer (initial window of ten packets, RFC 6928), without the answer's head.
   */
  html: 14_000,
  /** The document up to the style sheet of what lies below the first view, on every page: what the first paint needs comes first. */
  opening: 14_450,
  /** The font files a page is written with, as they are. */
  fonts: 54 * KB,
  /** Those of phones: the largest paint of a phone waits for them. */
  phoneFonts: 38 * KB,
  /** React and the islands of a document that is none of the pages: the error document. */
  hydrated: 62 * KB,
  /**
   * Everything that comes without scrolling, pictures, fonts and scripts included, as a browser receives it, where no row of the table
   * of pages allows more.
   */
  firstView: 100 * KB,
  /** The addresses that a small phone requests of the home page before it is touched; a number. */
  homeRequests: 11,
  /** The largest picture of what is seen first. */
  picture: 60 * KB,
} as const;

/** Weights of one page in bytes, and the number of its elements; named as the budgets are. */
export type PageSizes = Record<
  "elements" | "html" | "opening" | "css" | "linkedCss" | "start" | "hydrated" | "fonts" | "phoneFonts",
  number
>;

/**
 * The budgets of one page: those of all pages, and its own from its row of the table of pages.
 *
 * @param address its path on the host; that of no page for the error document
 */
export function budgetsAt(address: string): Record<keyof typeof budgets, number> {
  const found = pageAt(address);
  if (!found) return budgets;
  const row: Row = routes[found.page.route];
  return {
    ...budgets,
    html: row.documentBudget ?? budgets.html,
    hydrated: row.scriptBudget * KB,
    firstView: row.firstViewBudget ? row.firstViewBudget * KB : budgets.firstView,
  };
}

/** Size after compression with brotli at the level hosts use for files they keep; bytes. */
export function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Sizes by path: React and what else all pages share is compressed once. */
const sizes = new Map<string, number>();

function compressedFile(file: string): number {
  const size = sizes.get(file) ?? compressed(readFileSync(file));
  sizes.set(file, size);
  return size;
}

/** Measures the size of a page of the finished site. @param modules what the postbuild noted of the bundle */
export function measurePage(site: string, page: string, modules: ModuleGraph): PageSizes {
  // Without the commit it was built from, which compresses differently in every commit.
  const html = readFileSync(path.join(site, page), "utf8").replace(
    /(<meta name="generator" content=")[^"]*/,
    "$1",
  );
  const $ = load(html);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).text());
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).attr(attribute) ?? "");
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + compressedFile(path.join(site, file)), 0);

  // The fonts in its head have all letters of its words (app/_i18n/languages.test.ts).
  const fontsFor = (media: string) =>
    valuesOf(`link[as="font"][media="${media}"]`, "href")
      .map((address) => path.join(site, "fonts", path.basename(address)))
      .reduce((total, file) => total + statSync(file).size, 0);

  const inline = textsOf("script:not([type])");
  const inlineSize = inline.length ? compressed(inline.join("\n")) : 0;
  // Not the style sheet of paper: no screen waits for it.
  const linked = valuesOf('link[rel="stylesheet"]:not([media])', "href");
  return {
    elements: $("*").length,
    html: compressed(html),
    opening: compressed(html.split(/<link rel="stylesheet"(?![^>]* media=)/)[0] ?? html),
    css: compressed(textsOf("style").join("\n")),
    linkedCss: sum(linked.map((address) => path.join("assets/css", path.basename(address)))),
    start: inlineSize + sum(modulesOf([], modules)),
    hydrated: inlineSize + sum(modulesOf(valuesOf("[data-island]", "data-island"), modules)),
    fonts: fontsFor(fontScreens.large),
    phoneFonts: fontsFor(fontScreens.phone),
  };
}

/** A budget that a page breaks. */
interface Finding {
  readonly part: keyof PageSizes;
  readonly says: string;
}

/** Names the budgets a page breaks, each in a sentence. */
export function overBudget(page: string, sizes: PageSizes): Finding[] {
  const own = budgetsAt(addressOf(page));
  return (Object.keys(sizes) as (keyof PageSizes)[]).flatMap((part) => {
    const budget = own[part];
    const place = { html: "documentBudget", hydrated: "scriptBudget" }[part as string];
    const where = place ? `${place} in its row of app/_i18n/routes.ts` : "scripts/size-budget/budgets.ts";
    return sizes[part] > budget
      ? [
          {
            part,
            says: `${page}: ${part} is ${sizes[part]}, the budget is ${budget}. Make it smaller, or raise the budget (${where}) and say why in the commit.`,
          },
        ]
      : [];
  });
}

/** The part of a page that comes nearest to its budget, and what is left of that: "css 3 %". */
export function leastLeft(page: string, sizes: PageSizes): string {
  const own = budgetsAt(addressOf(page));
  const left = (part: keyof PageSizes) => 1 - sizes[part] / own[part];
  const [nearest] = (Object.keys(sizes) as (keyof PageSizes)[]).sort((one, other) => left(one) - left(other));
  return nearest ? `${nearest} ${Math.floor(left(nearest) * 100)} %` : "";
}

const addressOf = (page: string) => `/${page.replace(/index\.html$/, "")}`;
