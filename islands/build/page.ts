import { createHash } from "node:crypto";
import { load, type CheerioAPI } from "cheerio";

import type { Bundle } from "./bundle";
import { PostbuildError, type PostbuildOptions } from "./options";
import { pageStyles, type SplitStyles, splitStyles } from "./styles";

/** What Next's own inline scripts begin with. */
const nextInline = ['(globalThis["TURBOPACK"]', "requestAnimationFrame(function(){$RT="];

/** Next's payload, the largest part of an exported page: a parser takes as long for it as for all the rest. */
const payload = /<script>\(?self\.__next_f[^]*?<\/script>/g;

/** Types of scripts that are data: nothing in them runs. */
const dataTypes = new Set(["application/ld+json", "speculationrules"]);

/** Kinds of `<link>` that a page keeps. */
const keptLinks = new Set(["alternate", "apple-touch-icon", "canonical", "icon", "manifest"]);

type PageOptions = Pick<
  PostbuildOptions,
  "exported" | "basePath" | "belowFirstView" | "inlineFlags" | "policy" | "editPage"
>;

/** Where the linked style sheets lie, and the props of islands, relative to the site. */
const styleFolder = "assets/css";
const propsFolder = "assets/props";

/** The longest props that a page carries, in characters: a file costs a request when the island is hydrated. */
const longestProps = 1000;

/** A script that does nothing: after a style sheet in the body it has Firefox, too, show nothing of what follows before it has come. */
const waitForStyles = ";";

/** A file that a page requests: its path relative to the site, which names its content. */
interface PageFile {
  readonly file: string;
  readonly content: string;
}

/**
 * Turns a page of Next's export into the page that visitors get: HTML with its styles and a policy, and of scripts only the
 * inline loader. The styles of what follows the first view become a file, and long props of islands do.
 *
 * @param name path of the page's file, for messages
 * @returns the page, and the files that were parts of it
 * @throws PostbuildError when the page holds a script, link or style that is not known
 */
export function turnPage(
  name: string,
  html: string,
  browserCode: Bundle,
  { exported, basePath, belowFirstView, inlineFlags, policy, editPage }: PageOptions,
): { html: string; files: PageFile[] } {
  const $ = load(html.replace(payload, ""));
  const flags = Object.entries(inlineFlags).map(([flag, selector]) => [flag, $(selector).length > 0]);
  const script = takeScripts(name, $, browserCode.inlineLoader(Object.fromEntries(flags)));
  const sheets = takeLinks(name, $);
  refuseStyles(name, $);
  editPage($);
  removeComments($);

  const islands = [...new Set(nameModules(name, $, browserCode, basePath))].sort();
  const classes = new Set($("[class]").toArray().flatMap(wordsOf("class")));
  const code = browserCode.codeOf(islands);
  const below = $(belowFirstView).first();
  const above = classesAbove($, belowFirstView);
  const { first, rest } = stylesOnce(browserCode, [sheets, [...classes], islands, [...above]], () => {
    const isPresent = (className: string) => classes.has(className) || code.includes(className);
    const whole = pageStyles(name, sheets, { exported, basePath }, isPresent);
    return splitStyles(whole, (className) => !below.length || above.has(className));
  });
  $("<style>").text(first).appendTo("head");
  const sheet = rest ? { file: `${styleFolder}/${hashName(rest)}.css`, content: rest } : undefined;
  if (sheet)
    below
      .before($("<link>").attr({ rel: "stylesheet", href: `${basePath}/${sheet.file}` }))
      .before($("<script>").text(waitForStyles));

  const rules = $('script[type="speculationrules"]').toArray();
  const scripts = [script, ...(sheet ? [waitForStyles] : []), ...rules.map((each) => $(each).text())];
  const content = policy({
    page: name,
    scripts: scripts.map(hashSource),
    styles: [hashSource(first), ...($('link[rel="stylesheet"]').length ? ["'self'"] : [])],
    needs: $("[data-needs]").toArray().flatMap(wordsOf("data-needs")),
  });
  const charset = $("meta[charset]");
  if (!charset.length) throw new PostbuildError(`${name}: <meta charset> is missing: add it to the head.`);
  charset.first().after($("<meta>").attr({ "http-equiv": "Content-Security-Policy", content }));
  const files = [...(sheet ? [sheet] : []), ...takeLongProps($, basePath)];
  return { html: $.html(), files };
}

/**
 * Removes React's comments, except inside islands, where hydration reads them: whether React parts two texts by one depends on when
 * it has what, and the same sources must give the same bytes.
 */
function removeComments($: CheerioAPI): void {
  const outside = $("*").not("[data-island], [data-island] *");
  outside
    .contents()
    .filter((_, { type }) => type === "comment")
    .remove();
}

const madeStyles = new WeakMap<Bundle, Map<string, SplitStyles>>();

/** Makes styles, or gives those that were made of the same parts: pages of one kind differ in their words alone. */
function stylesOnce(browserCode: Bundle, parts: readonly unknown[], make: () => SplitStyles): SplitStyles {
  const made = madeStyles.get(browserCode) ?? new Map<string, SplitStyles>();
  madeStyles.set(browserCode, made);
  const key = JSON.stringify(parts);
  const styles = made.get(key) ?? make();
  made.set(key, styles);
  return styles;
}

/** The classes of the elements before the first that a selector selects, and around it. */
function classesAbove($: CheerioAPI, selector: string): Set<string> {
  const [below] = $(selector);
  const classes = new Set<string>();
  for (const each of $(`[class], ${selector}`)) {
    if (each === below) break;
    if ("attribs" in each) for (const word of wordsOf("class")(each)) classes.add(word);
  }
  return classes;
}

/**
 * Takes Next's scripts out, and adds the inline loader to the script of the site in the head (`data-inline-loader`).
 *
 * @returns the text of the one inline script that is left
 */
function takeScripts(name: string, $: CheerioAPI, inlineLoader: string): string {
  let text: string | undefined;
  for (const element of $("script").toArray()) {
    const script = $(element);
    const { src, type = "", "data-inline-loader": place } = element.attribs;
    const code = script.text();
    if (src?.includes("/_next/static/") || nextInline.some((start) => code.startsWith(start))) {
      script.remove();
    } else if (!src && place !== undefined && text === undefined) {
      text = `${code};${inlineLoader}`;
      script.text(text);
    } else if (!dataTypes.has(type)) {
      throw new PostbuildError(
        `${name}: unknown script ${src ? `"${src}"` : `"${code.slice(0, 60)}…"`}. Mark the site's own with data-inline-loader; ` +
          "name a new one of Next's in islands/build/page.ts.",
      );
    }
  }
  if (text === undefined)
    throw new PostbuildError(`${name}: the script with data-inline-loader is missing: add it to the head.`);
  return text;
}

/** Takes the links to style sheets out and gives their addresses, in order; drops preloads that only Next needs. */
function takeLinks(name: string, $: CheerioAPI): string[] {
  const sheets: string[] = [];
  for (const element of $("link").toArray()) {
    const link = $(element);
    const { rel = "", href = "", as = "", media } = element.attribs;
    if (rel === "stylesheet" && media === "print") {
      // Kept: it is one file for all pages, and no screen waits for it.
    } else if (rel === "stylesheet") {
      sheets.push(href);
      link.remove();
    } else if (rel === "preload" && (as === "font" || element.attribs.fetchpriority === "high")) {
      // Kept: because of the policy in the head, Chromium looks for what to fetch in the body only after the head's script.
    } else if (rel === "preload" && ["script", "style", "image"].includes(as)) {
      // Styles become the page's own, and other pictures can wait for the HTML that names them.
      link.remove();
    } else if (!keptLinks.has(rel)) {
      throw new PostbuildError(
        `${name}: unknown <link rel="${rel}" href="${href}">: add it to islands/build/page.ts.`,
      );
    }
  }
  return sheets;
}

/** A page has no style but the postbuild's: the policy would refuse it. */
function refuseStyles(name: string, $: CheerioAPI): void {
  if ($("style").length)
    throw new PostbuildError(`${name}: unknown <style>: move its rules to a style sheet.`);
  const [styled] = $("[style]");
  if (styled)
    throw new PostbuildError(
      `${name}: <${styled.name}> has a style attribute, which the policy blocks: move it to a style sheet.`,
    );
}

/** Gives each island of a page the address of its module. @returns the islands' names */
function nameModules(name: string, $: CheerioAPI, { modules }: Bundle, basePath: string): string[] {
  return $("[data-island]")
    .toArray()
    .map(({ attribs }) => {
      const { "data-island": island = "" } = attribs;
      const module = modules.islands[island];
      if (!module)
        throw new PostbuildError(
          `${name}: there is no ${island}.client.tsx for the island "${island}": add it, or correct the name.`,
        );
      attribs["data-module"] = `${basePath}/${module}`;
      return island;
    });
}

/** Puts the address of a file in place of long props: a browser needs them when it hydrates the island, and not before. */
function takeLongProps($: CheerioAPI, basePath: string): PageFile[] {
  return $("[data-props]")
    .toArray()
    .flatMap(({ attribs }) => {
      const { "data-props": content = "" } = attribs;
      if (content.length <= longestProps) return [];
      const file = `${propsFolder}/${hashName(content)}.json`;
      delete attribs["data-props"];
      attribs["data-props-file"] = `${basePath}/${file}`;
      return [{ file, content }];
    });
}

/** Reads an attribute that holds words. */
function wordsOf(attribute: string) {
  return ({ attribs }: { attribs: Record<string, string> }) =>
    attribs[attribute]?.split(/\s+/).filter(Boolean) ?? [];
}

/** A name for a file with this content. */
function hashName(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** A text as a policy names it. */
function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
