import { readFileSync } from "node:fs";
import path from "node:path";
import type { Rule, Selector, Url } from "lightningcss";

import { withoutConstants, withShortNames, written } from "./custom-properties";
import { PostbuildError, type PostbuildOptions } from "./options";

export type StyleRule = Extract<Rule, { type: "style" }>;

/**
 * Merges a page's style sheets into one, in order: only rules that the page can use, minified, with file URLs under the
 * base path.
 *
 * @param page path of the page's file, for messages
 * @param sheets addresses of the linked style sheets
 * @param isPresent returns whether an element of the page can ever have a class
 * @param shared custom properties that scripts use
 * @throws PostbuildError if the sheets do not start with the layer order, or a URL is neither of public/ nor data
 */
export function pageStyles(
  page: string,
  sheets: readonly string[],
  { exported, basePath, constants }: Pick<PostbuildOptions, "exported" | "basePath" | "constants">,
  isPresent: (className: string) => boolean,
  shared: ReadonlySet<string>,
): string {
  const css = sheets
    .map((sheet) => readFileSync(path.join(exported, sheet.slice(basePath.length)), "utf8"))
    .join("\n");
  // Otherwise the bundler's import order would decide the order of the layers.
  if (!/^@layer [\w\s,-]+;/.test(css))
    throw new PostbuildError(
      `${page}: the styles do not begin with the order of the layers: import that style sheet first.`,
    );
  const visitor = {
    Rule: styleRules((rule) => isUsed(rule, isPresent, isPresent)),
    Url: (url: Url) => withBasePath(page, basePath, url),
  };
  const values = Object.entries(constants).map(([name, value]) => `${name}:${value};`);
  const used = written(`${css}:root{${values.join("")}}`, { visitor });
  return withShortNames(withoutConstants(used, shared), shared);
}

function withBasePath(page: string, basePath: string, url: Url): Url {
  if (url.url.startsWith("data:")) return url;
  if (!url.url.startsWith("/") || url.url.startsWith("/_next/"))
    throw new PostbuildError(
      `${page}: the styles need "${url.url}", which is not a file of public/: put it there.`,
    );
  return { ...url, url: basePath + url.url };
}

/**
 * Returns a visitor that removes style rules. One of all rules, which receives whole groups, takes three times as
 * long.
 */
export function styleRules(isKept: (rule: StyleRule["value"]) => boolean) {
  return { style: ({ value }: StyleRule) => (isKept(value) ? undefined : []) };
}

/**
 * Returns whether one of a rule's selectors can match.
 *
 * @param isPresent returns whether an element that the rule is for, or one around it, can have a class
 * @param isInPage returns whether any element can: what `:has()` looks for may lie anywhere below
 */
export function isUsed(
  { selectors }: StyleRule["value"],
  isPresent: (className: string) => boolean,
  isInPage: (className: string) => boolean,
): boolean {
  return selectors.some((each) => canSelect(each, isPresent, isInPage));
}

function canSelect(
  selector: Selector,
  isPresent: (className: string) => boolean,
  isInPage: (className: string) => boolean,
): boolean {
  return selector.every((part) => {
    if (part.type === "class") return isPresent(part.name);
    if (part.type !== "pseudo-class") return true;
    if (part.kind === "has") return part.selectors.some((each) => canSelect(each, isInPage, isInPage));
    if (part.kind !== "is" && part.kind !== "where") return true;
    return part.selectors.some((each) => canSelect(each, isPresent, isInPage));
  });
}
