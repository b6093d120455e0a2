import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "cheerio";

import { fontScreens } from "../../app/_layout/head/font-files";
import { modulesOf, type ModuleGraph } from "../../islands/build/module-graph";
import { budgets, documentBudget, scriptBudget } from "./budgets";

/** Weights of one page in bytes, named as the budgets are. */
export interface PageSizes {
  readonly html: number;
  readonly opening: number;
  readonly css: number;
  readonly linkedCss: number;
  readonly start: number;
  readonly hydrated: number;
  readonly fonts: number;
  readonly phoneFonts: number;
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
  const html = withoutCommit(readFileSync(path.join(site, page), "utf8"));
  const $ = load(html);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).text());
  const islands = new Set(
    $("[data-island]")
      .toArray()
      .map(({ attribs }) => attribs["data-island"] ?? ""),
  );
  const sizeOf = (file: string) => compressedFile(path.join(site, file));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);

  // The fonts in its head have all letters of its words (app/_i18n/languages.test.ts).
  const fontsFor = (media: string) =>
    $('link[rel="preload"][as="font"]')
      .toArray()
      .filter(({ attribs }) => attribs.media === media)
      .map(({ attribs }) => path.basename(attribs.href ?? ""))
      .reduce((total, file) => total + readFileSync(path.join(site, "fonts", file)).length, 0);

  const inline = textsOf("script:not([type])");
  const inlineSize = inline.length ? compressed(inline.join("\n")) : 0;
  return {
    html: compressed(html),
    opening: compressed(html.split(/<link rel="stylesheet"(?![^>]* media=)/)[0] ?? html),
    css: compressed(textsOf("style").join("\n")),
    // Not the style sheet of paper: no screen waits for it.
    linkedCss: $('link[rel="stylesheet"]:not([media])')
      .toArray()
      .reduce(
        (total, { attribs }) => total + sizeOf(path.join("assets/css", path.basename(attribs.href ?? ""))),
        0,
      ),
    start: inlineSize + sum(modulesOf([], modules)),
    hydrated: inlineSize + sum(modulesOf([...islands], modules)),
    fonts: fontsFor(fontScreens.large),
    phoneFonts: fontsFor(fontScreens.phone),
  };
}

/** The document without the commit it was built from, which compresses differently in every commit. */
function withoutCommit(html: string): string {
  return html.replace(/(<meta name="generator" content=")[^"]*/, "$1");
}

/** Where a page's budget for a part is set. */
const placeOf = (part: keyof PageSizes): string => {
  const row = { html: "documentBudget", hydrated: "scriptBudget" }[part as string];
  return row ? `${row} in its row of app/_i18n/routes.ts` : "scripts/size-budget/budgets.ts";
};

/** Names the budgets a page breaks. @returns one sentence for each */
export function overBudget(page: string, sizes: PageSizes): string[] {
  return (Object.keys(sizes) as (keyof PageSizes)[]).flatMap((part) => {
    const own = { hydrated: scriptBudget, html: documentBudget } as const;
    const budget = part === "hydrated" || part === "html" ? own[part](page) : budgets[part];
    return sizes[part] > budget
      ? [
          `${page}: ${part} has ${sizes[part]} bytes, the budget is ${budget}. Make it smaller, or raise the budget (${placeOf(part)}) and say why in the commit.`,
        ]
      : [];
  });
}
