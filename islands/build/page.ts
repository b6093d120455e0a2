import { createHash } from "node:crypto";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";

import { type Bundle, graphFrom } from "./bundle";
import { PostbuildError, type PostbuildOptions } from "./options";
import { dashedNames, pageStyles, type SplitStyles, splitStyles } from "./styles";

/** First characters of Next's own inline scripts. */
const nextInline = ['(globalThis["TURBOPACK"]', "requestAnimationFrame(function(){$RT="];

/** Next's payload. It is removed before parsing, because it would double the parser's time. */
const payload = /<script>\(?self\.__next_f[^]*?<\/script>/g;

/** Script types that hold data and never run. */
const dataTypes = new Set(["application/ld+json", "speculationrules"]);

/** Values of `rel` that a page keeps. */
const keptLinks = new Set(["alternate", "apple-touch-icon", "canonical", "icon", "manifest"]);

/** An element, text or comment of a parsed page. */
type PageNode = ReturnType<CheerioAPI>[number];

type PageOptions = Pick<
  PostbuildOptions,
  | "exported"
  | "basePath"
  | "constants"
  | "belowFirstView"
  | "drawings"
  | "inlineFlags"
  | "policy"
  | "editPage"
>;

/** Content that no page shows at first. */
const closed = "[popover], dialog:not([open]), details:not([open]) > :not(summary)";

/** Folders of linked style sheets, of drawings and of island props, relative to the site. */
const styleFolder = "assets/css";
const drawingFolder = "assets/drawings";
const propsFolder = "assets/props";

/** Longest props that stay in the page, in characters. A file costs a request at hydration. */
const longestProps = 1000;

/** Characters of the shortest shape that leaves the page, and of the shortest file of shapes that is worth a request. */
const [shortestShape, shortestFile] = [60, 1500];

/** Strokes keep their width at every size of a drawing. Not inherited, so that files repeat it. */
const unscaled = "non-scaling-stroke";

/** An empty script makes Firefox wait for the style sheet before it. */
const waitForStyles = ";";

/** A file that a page requests. Its path, relative to the site, contains a hash of the content. */
interface PageFile {
  readonly file: string;
  readonly content: string;
}

/**
 * Converts a page of Next's export into the published page: HTML, styles, a policy and only the inline loader
 * as a script. Moves styles and drawings below the first view and long props to files.
 *
 * @param name path of the page's file, for messages
 * @returns the page and its files
 * @throws PostbuildError for an unknown script, link or style
 */
export function convertPage(
  name: string,
  html: string,
  browserCode: Bundle,
  { exported, basePath, constants, belowFirstView, drawings, inlineFlags, policy, editPage }: PageOptions,
): { html: string; files: PageFile[] } {
  const $ = load(html.replace(payload, ""));
  const flags = Object.entries(inlineFlags).map(([flag, selector]) => [flag, $(selector).length > 0]);
  const script = takeScripts(name, $, browserCode.inlineLoader(Object.fromEntries(flags)));
  const sheets = takeLinks(name, $);
  refuseStyles(name, $);
  editPage($);
  removeComments($);
  // Next's boundary of metadata.
  $("body > div[hidden]:empty").remove();

  const islands = [...new Set(nameModules(name, $, browserCode))].sort();
  const code = browserCode.codeOf(islands);
  const shapes = takeShapes($, belowFirstView, drawings, basePath);
  const elements = $("*").toArray();
  const classes = new Set(elements.flatMap(tokensOf("class")));
  const [below] = $(belowFirstView);
  const hidden = new Set($(closed).find("*").addBack().toArray());
  const firstView = (below ? elements.slice(0, elements.indexOf(below)) : elements).filter(
    (element) => !hidden.has(element),
  );
  const above = new Set(firstView.flatMap(tokensOf("class")));
  const shared = [...dashedNames(script)];
  const { first, rest } = stylesOnce(browserCode, [sheets, [...classes], islands, [...above], shared], () => {
    const isPresent = (className: string) => classes.has(className) || code.includes(className);
    const names = new Set([...shared, ...dashedNames(code)]);
    const whole = pageStyles(name, sheets, { exported, basePath, constants }, isPresent, names);
    return below ? splitStyles(whole, (className) => above.has(className)) : { first: whole, rest: "" };
  });
  $("<style>").text(first).appendTo("head");
  const sheet = rest ? { file: `${styleFolder}/${hashName(rest)}.css`, content: rest } : undefined;
  if (sheet)
    $(below)
      // The first paint needs the font and the picture before it.
      .before(
        $("<link>").attr({ rel: "stylesheet", href: `${basePath}/${sheet.file}`, fetchpriority: "low" }),
      )
      .before($("<script>").text(waitForStyles));

  const rules = $('script[type="speculationrules"]').toArray();
  const scripts = [script, ...(sheet ? [waitForStyles] : []), ...rules.map((each) => $(each).text())];
  const content = policy({
    page: name,
    scripts: scripts.map(hashSource),
    styles: [hashSource(first), ...(sheet ? ["'self'"] : [])],
    needs: elements.flatMap(tokensOf("data-needs")),
  });
  const charset = $("meta[charset]");
  if (!charset.length) throw new PostbuildError(`${name}: <meta charset> is missing: add it to the head.`);
  charset.first().after($("<meta>").attr({ "http-equiv": "Content-Security-Policy", content }));
  const files = [...(sheet ? [sheet] : []), ...shapes, ...takeLongProps($, basePath)];
  return { html: $.html(), files };
}

/**
 * Removes React's comments outside islands; hydration reads those inside. React's comments between texts
 * depend on timing, and builds must be reproducible.
 */
function removeComments($: CheerioAPI): void {
  // Not by Cheerio's `contents()`, whose time grows with the square of the number of elements.
  const removeIn = (node: PageNode) => {
    if (node.type === "comment") $(node).remove();
    else if ("children" in node && !("attribs" in node && "data-island" in node.attribs))
      [...node.children].forEach(removeIn);
  };
  $("html").toArray().forEach(removeIn);
}

const madeStyles = new WeakMap<Bundle, Map<string, SplitStyles>>();

/** Caches styles by their inputs: pages of one kind differ only in their text. */
function stylesOnce(browserCode: Bundle, parts: readonly unknown[], make: () => SplitStyles): SplitStyles {
  const made = madeStyles.get(browserCode) ?? new Map<string, SplitStyles>();
  madeStyles.set(browserCode, made);
  const key = JSON.stringify(parts);
  const styles = made.get(key) ?? make();
  made.set(key, styles);
  return styles;
}

/**
 * Removes Next's scripts, and appends the inline loader to the site's script in the head
 * (`data-inline-loader`).
 *
 * @returns the text of the one remaining inline script
 */
function takeScripts(name: string, $: CheerioAPI, inlineLoader: string): string {
  let text: string | undefined;
  for (const element of $("script").toArray()) {
    const script = $(element);
    const { src, type = "", "data-inline-loader": marker } = element.attribs;
    const code = script.text();
    if (src?.includes("/_next/static/") || nextInline.some((start) => code.startsWith(start))) {
      script.remove();
    } else if (!src && marker !== undefined && text === undefined) {
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

/** Removes style sheet links and the preloads that only Next needs. Returns the sheets' addresses. */
function takeLinks(name: string, $: CheerioAPI): string[] {
  const sheets: string[] = [];
  for (const element of $("link").toArray()) {
    const link = $(element);
    const { rel = "", href = "", as = "" } = element.attribs;
    if (rel === "stylesheet") {
      sheets.push(href);
      link.remove();
    } else if (rel === "preload" && (as === "font" || element.attribs.fetchpriority === "high")) {
      // Kept: with a policy in the head, Chromium preloads from the body only after the head's script.
    } else if (rel === "preload" && ["script", "style", "image"].includes(as)) {
      // Styles are inlined, and other pictures can wait until the parser finds them.
      link.remove();
    } else if (!keptLinks.has(rel)) {
      throw new PostbuildError(
        `${name}: unknown <link rel="${rel}" href="${href}">: add it to islands/build/page.ts.`,
      );
    }
  }
  return sheets;
}

/** Refuses styles in the HTML, which the policy would block. */
function refuseStyles(name: string, $: CheerioAPI): void {
  if ($("style").length)
    throw new PostbuildError(`${name}: unknown <style>: move its rules to a style sheet.`);
  const [styled] = $("[style]");
  if (styled)
    throw new PostbuildError(
      `${name}: <${styled.name}> has a style attribute, which the policy blocks: move it to a style sheet.`,
    );
}

/**
 * Names the modules that each island requests, its own first: all that it imports, and, if it waits for a press,
 * also those that its code imports later. @returns the islands' names
 */
function nameModules(name: string, $: CheerioAPI, { modules }: Bundle): string[] {
  return $("[data-island]")
    .toArray()
    .map(({ attribs }) => {
      const { "data-island": island = "" } = attribs;
      const module = modules.islands[island];
      if (!module)
        throw new PostbuildError(
          `${name}: there is no ${island}.client.tsx for the island "${island}": add it, or correct the name.`,
        );
      const files = [...graphFrom([module], modules.imports, "data-press" in attribs)];
      attribs["data-modules"] = files.map((file) => path.basename(file, ".js")).join(" ");
      return island;
    });
}

/**
 * Moves long shapes of drawings below the first view, outside of islands, to one file: paths, and groups without
 * texts and classes. A `<use>` with the other attributes replaces each; styles reach the shape by inheritance.
 */
function takeShapes($: CheerioAPI, belowFirstView: string, drawings: string, basePath: string): PageFile[] {
  const long = $(belowFirstView)
    .first()
    .nextAll()
    .addBack()
    .find(`:is(${drawings}) :is(path, g:not(:has([class], [id], text, use)))`)
    .not("[data-island] *, pattern *")
    .toArray()
    .map((element) => {
      const { d, "vector-effect": effect = unscaled, ...attributes } = element.attribs;
      const inside = $.xml($(element).contents()).replaceAll("<path", `<path vector-effect="${unscaled}"`);
      return { element, attributes, shape: d ? `<path vector-effect="${effect}" d="${d}"/>` : inside };
    })
    .filter(({ shape }) => shape.length > shortestShape);
  const isInside = new Set<PageNode>(long.flatMap(({ element }) => $(element).find("*").toArray()));
  const taken = long.filter(({ element }) => !isInside.has(element));
  const shapes = [...new Set(taken.map(({ shape }) => shape))];
  const content = shapes.map((shape, index) => `<g id="${index.toString(36)}">${shape}</g>`).join("");
  if (content.length < shortestFile) return [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  const file = `${drawingFolder}/${hashName(svg)}.svg`;
  for (const { element, attributes, shape } of taken) {
    const href = `${basePath}/${file}#${shapes.indexOf(shape).toString(36)}`;
    $(element).replaceWith($("<use>").attr({ ...attributes, href }));
  }
  return [{ file, content: svg }];
}

/** Moves long props to files, whose addresses take their place. They are only fetched at hydration. */
function takeLongProps($: CheerioAPI, basePath: string): PageFile[] {
  return $("[data-props]")
    .toArray()
    .flatMap(({ attribs }) => {
      const { "data-props": content = "" } = attribs;
      if (content.length <= longestProps) return [];
      const file = `${propsFolder}/${hashName(content)}.json`;
      attribs["data-props"] = `${basePath}/${file}`;
      return [{ file, content }];
    });
}

/** Returns a function that reads the tokens of an element's attribute, such as class names. */
function tokensOf(attribute: string) {
  return (node: PageNode) =>
    ("attribs" in node ? (node.attribs[attribute] ?? "") : "").split(/\s+/).filter(Boolean);
}

function hashName(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
