import { readFileSync } from "node:fs";
import path from "node:path";
import browserslist from "browserslist";
import {
  browserslistToTargets,
  type Declaration,
  Features,
  type Rule,
  type Selector,
  transform,
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
 * How Lightning CSS writes style sheets. The targets keep it from folding `animation-timeline` into the shorthand, which no
 * browser accepts; without the exclusion it would write a variable for each `light-dark()`.
 */
const minified = { minify: true, targets, exclude: Features.LightDark };

export interface StyleContext {
  /** Folder of the export. */
  readonly exported: string;
  /** Folder of the host: "" or "/folder". */
  readonly basePath: string;
  /** The first of the cascade layers, whose order the styles must begin with. */
  readonly layers?: readonly string[] | undefined;
  /** Returns whether a class name may ever be on an element of the page. */
  readonly mentioned: (className: string) => boolean;
}

/**
 * Makes one style sheet of those a page links: in their order, only what the page can use, minified, with the addresses of files
 * under the base path.
 *
 * @param page path of the page's file, for messages
 * @param sheets addresses of the linked style sheets, in order
 * @throws PostbuildError when the cascade layers are not declared first, or an address is no file of public/ and no data
 */
export function pageStyles(
  page: string,
  sheets: readonly string[],
  { exported, basePath, layers = [], mentioned }: StyleContext,
): string {
  const css = sheets
    .map((sheet) => readFileSync(path.join(exported, sheet.slice(basePath.length)), "utf8"))
    .join("\n");
  // Without it, the layers would stand in the order in which the bundler met them.
  if (layers.length && !new RegExp(`^@layer ${layers.join(",\\s*")}\\b`).test(css))
    throw new PostbuildError(
      `${page}: the styles do not begin with the order of the layers: import that style sheet first.`,
    );
  // Where what defines a property again is gone, it is a constant; and a constant that is written out is not referred to.
  const used = dropUnused(writeOutConstants(dropUnused(css, mentioned)), mentioned);
  const { code } = transform({
    filename: page,
    code: Buffer.from(used),
    ...minified,
    visitor: { Url: (url) => placeUnder(page, basePath, url) },
  });
  return Buffer.from(code).toString("utf8");
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

/**
 * Drops what a page has no use for: the rules with class names that neither the page nor the code of its islands mentions,
 * the custom properties and keyframes that nothing in the style sheet refers to, and then those that only they referred to.
 *
 * Class names alone decide about rules: they are how every block is styled, so nothing else needs to be understood.
 *
 * @param mentioned returns whether a class name may ever be on an element of the page
 * @returns the style sheet, minified
 */
export function dropUnused(css: string, mentioned: (className: string) => boolean): string {
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = ""]) => name);
  const referred = new Set(names(/var\((--[\w-]+)/g));
  const isPlayed = (name: string) => new RegExp(`animation[^;{}]*(?<![\\w-])${name}(?![\\w-])`).test(css);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    ...minified,
    // One list for names of every kind: a class is on it only where no animation has the same name.
    unusedSymbols: [
      ...names(/\.([a-z][\w-]*)/gi).filter((name) => !mentioned(name) && !isPlayed(name)),
      ...names(/(--[\w-]+):/g).filter((name) => !referred.has(name)),
      ...names(/@keyframes ([\w-]+)/g).filter((name) => !mentioned(name) && !isPlayed(name)),
    ],
  });
  const left = Buffer.from(code).toString("utf8");
  return left === css ? css : dropUnused(left, mentioned);
}

/**
 * Writes the values of custom properties that never change where they are used: repeated values compress
 * better than names. Those are defined once, in the first rule for `:root`, and refer to no other.
 *
 * @param css a minified style sheet
 */
export function writeOutConstants(css: string): string {
  const [, tokens = ""] = /:root\{([^{}]*)\}/.exec(css) ?? [];
  let written = css;
  for (const [, name = "", value = ""] of tokens.matchAll(/(--[\w-]+):([^;]*)/g)) {
    const isConstant = css.split(`${name}:`).length === 2 && !/var\(|url\(|["']/.test(value);
    if (isConstant) written = written.replaceAll(`var(${name})`, value);
  }
  return written === css ? css : writeOutConstants(written);
}

/** A page's styles: those of its first view, and those of what follows. */
export interface SplitStyles {
  readonly first: string;
  readonly rest: string;
}

/**
 * Splits a page's styles in two that do the same when the second follows the first: what elements of the first view can use, and
 * what only elements below it can.
 *
 * Class names decide here, too: a rule without any is in the first part. Custom properties and keyframes are in the first part if
 * it uses them.
 *
 * @param css a style sheet as `pageStyles` makes it: minified, without nested rules
 * @param isFirst returns whether an element of the first view has a class
 */
export function splitStyles(css: string, isFirst: (className: string) => boolean): SplitStyles {
  const first = dropUnused(css, isFirst);
  const isMoved = (each: Declaration) => each.property === "custom" && !first.includes(`${each.value.name}:`);
  /** Which declarations of the rule at hand stay. */
  let stays: (each: Declaration) => boolean = () => true;
  const { code } = transform({
    filename: "rest.css",
    code: Buffer.from(css),
    ...minified,
    visitor: {
      Rule(rule) {
        stays = () => true;
        if (rule.type === "keyframes")
          return first.includes(`@keyframes ${rule.value.name.value}{`) ? [] : undefined;
        if (rule.type !== "style") return isGroup(rule) ? undefined : [];
        const { selectors, declarations } = rule.value;
        if (!selectors.some((each) => canSelect(each, isFirst))) return undefined;
        stays = isMoved;
        return declarations?.declarations?.some(isMoved) ? undefined : [];
      },
      Declaration: (each) => (stays(each) ? undefined : []),
    },
  });
  return { first, rest: Buffer.from(code).toString("utf8") };
}

/** Whether a rule only holds others: a media query, a layer and the like. */
function isGroup(rule: Rule): boolean {
  return "value" in rule && Boolean(rule.value && "rules" in rule.value);
}

/** Whether a selector can select an element, where there are only these classes. */
function canSelect(selector: Selector, isPresent: (className: string) => boolean): boolean {
  return selector.every((part) => {
    if (part.type === "class") return isPresent(part.name);
    if (part.type !== "pseudo-class" || (part.kind !== "is" && part.kind !== "where")) return true;
    return part.selectors.some((each) => canSelect(each, isPresent));
  });
}
