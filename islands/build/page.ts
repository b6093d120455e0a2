import { createHash } from "node:crypto";
import { load, type CheerioAPI } from "cheerio";

import type { Bundle } from "./bundle";
import { PostbuildError, type PostbuildOptions } from "./options";
import { hashName, type PageFile, type PageNode, takeLongProps, takeShapes } from "./page-files";
import { namesOfIslands, refuseStyles, takeLinks, takeScripts } from "./page-scripts";
import { dashedNames } from "./custom-properties";
import { type SplitStyles, splitStyles } from "./split-styles";
import { pageStyles } from "./styles";

/** Next's payload. It is removed before parsing, because it would double the parser's time. */
const payload = /<script>\(?self\.__next_f[^]*?<\/script>/g;

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

const closed = "[popover], dialog:not([open]), details:not([open]) > :not(summary)";

const styleFolder = "assets/css";
/** An empty script makes Firefox wait for the style sheet before it. */
const waitForStyles = ";";

/**
 * Converts a page of Next's export into the published page: HTML, styles, a policy and only the inline loader as a
 * script. Moves styles and drawings below the first view and long props to files.
 *
 * @param name path of the page's file, for messages
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

  const islands = namesOfIslands(name, $, browserCode);
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
    if (!below) return { first: whole, rest: "" };
    return splitStyles(
      whole,
      (className) => above.has(className),
      (className) => classes.has(className),
    );
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
  // The character itself is shorter than the entity that cheerio writes.
  return { html: $.html().replaceAll("&nbsp;", "\u00a0"), files };
}

/** Removes React's comments outside islands: those between texts depend on timing, and builds must be reproducible. */
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

/** Reads the tokens of an attribute, such as class names. */
function tokensOf(attribute: string) {
  return (node: PageNode) =>
    ("attribs" in node ? (node.attribs[attribute] ?? "") : "").split(/\s+/).filter(Boolean);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
