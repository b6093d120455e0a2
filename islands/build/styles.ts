import { readFileSync } from "node:fs";
import path from "node:path";
import browserslist from "browserslist";
import {
  browserslistToTargets,
  Features,
  type Rule,
  type Selector,
  transform,
  type TransformOptions,
  type Url,
} from "lightningcss";

import { PostbuildError } from "./options";

/** The oldest browsers that the site is written for, from `browserslist` in package.json; a version is 0xMMmm00. */
const targets = browserslistToTargets(browserslist());

/** The browsers as esbuild names them. */
export const scriptTargets = Object.entries(targets).map(
  ([name, version]) => `${name.replace("ios_saf", "ios")}${version >> 16}.${(version >> 8) & 0xff}`,
);

/**
 * Writes a style sheet anew, minified. The targets keep Lightning CSS from folding `animation-timeline` into the shorthand,
 * which no browser accepts; without the exclusion it would write a variable for each `light-dark()`.
 */
function written(css: string, options: Pick<TransformOptions<never>, "visitor" | "unusedSymbols">): string {
  const { code } = transform({
    ...{
      filename: "page.css",
      code: Buffer.from(css),
      minify: true,
      targets,
      include: Features.Nesting,
      exclude: Features.LightDark,
    },
    ...options,
  });
  return Buffer.from(code).toString("utf8");
}

/**
 * Makes one style sheet of those a page links: in their order, only what the page can use, minified, with the addresses of files
 * under the base path.
 *
 * @param page path of the page's file, for messages
 * @param sheets addresses of the linked style sheets, in order
 * @param exported folder of the export
 * @param basePath folder of the host: "" or "/folder"
 * @param isPresent returns whether a class name may ever be on an element of the page
 * @throws PostbuildError when the cascade layers are not declared first, or an address is no file of public/ and no data
 */
export function pageStyles(
  page: string,
  sheets: readonly string[],
  { exported, basePath }: { readonly exported: string; readonly basePath: string },
  isPresent: (className: string) => boolean,
): string {
  const css = sheets
    .map((sheet) => readFileSync(path.join(exported, sheet.slice(basePath.length)), "utf8"))
    .join("\n");
  // Without it, the layers would stand in the order in which the bundler met them.
  if (!/^@layer [\w\s,-]+;/.test(css))
    throw new PostbuildError(
      `${page}: the styles do not begin with the order of the layers: import that style sheet first.`,
    );
  const visitor = {
    Rule: (rule: Rule) => (isUsed(rule, isPresent) === false ? [] : undefined),
    Url: (url: Url) => placeUnder(page, basePath, url),
  };
  return withoutUnusedProperties(written(css, { visitor }));
}

/** Puts the base path before the address of a file of the site. */
function placeUnder(page: string, basePath: string, url: Url): Url {
  if (url.url.startsWith("data:")) return url;
  if (!url.url.startsWith("/") || url.url.startsWith("/_next/"))
    throw new PostbuildError(
      `${page}: the styles need "${url.url}", which is not a file of public/: put it there.`,
    );
  return { ...url, url: basePath + url.url };
}

/** Drops the custom properties that nothing in a style sheet refers to, and then those that only they referred to. */
function withoutUnusedProperties(css: string): string {
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = ""]) => name);
  const referred = new Set(names(/var\((--[\w-]+)/g));
  const left = written(css, { unusedSymbols: names(/(--[\w-]+):/g).filter((name) => !referred.has(name)) });
  return left === css ? css : withoutUnusedProperties(left);
}

/** A page's styles: those of its first view, and those of what follows. */
export interface SplitStyles {
  readonly first: string;
  readonly rest: string;
}

/**
 * Splits a page's styles in two that do the same when the second follows the first: in the second are the rules that only
 * elements below the first view can use. Class names decide: a rule without any is in the first part, and so is what is no rule
 * for elements.
 *
 * @param isFirst returns whether an element of the first view has a class
 */
export function splitStyles(css: string, isFirst: (className: string) => boolean): SplitStyles {
  const without = (isLeftOut: boolean) => {
    const visitor = { Rule: (rule: Rule) => (isUsed(rule, isFirst) === isLeftOut ? [] : undefined) };
    // Once more, for the media queries that hold no rule any more.
    return written(written(css, { visitor }), {});
  };
  return { first: without(false), rest: without(true) };
}

/**
 * Whether a rule stands where there are only these classes: one that can select an element, and what is not for elements, such
 * as a font; undefined for what only holds rules, such as a media query.
 */
function isUsed(rule: Rule, isPresent: (className: string) => boolean): boolean | undefined {
  if (rule.type === "style") return rule.value.selectors.some((each) => canSelect(each, isPresent));
  return "value" in rule && rule.value && "rules" in rule.value && rule.type !== "page" ? undefined : true;
}

/** Whether a selector can select an element, where there are only these classes. */
function canSelect(selector: Selector, isPresent: (className: string) => boolean): boolean {
  return selector.every((part) => {
    if (part.type === "class") return isPresent(part.name);
    if (part.type !== "pseudo-class" || (part.kind !== "is" && part.kind !== "where")) return true;
    return part.selectors.some((each) => canSelect(each, isPresent));
  });
}
