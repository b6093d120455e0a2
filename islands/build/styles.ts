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

import { PostbuildError, type PostbuildOptions } from "./options";

/** Supported browsers, from `browserslist` in package.json; a version is 0xMMmm00. */
const targets = browserslistToTargets(browserslist());

/** The same browsers in esbuild's notation. */
export const scriptTargets = Object.entries(targets).map(
  ([name, version]) => `${name.replace("ios_saf", "ios")}${version >> 16}.${(version >> 8) & 0xff}`,
);

/** A rule with selectors. */
type StyleRule = Extract<Rule, { type: "style" }>;
type KeyframesRule = Extract<Rule, { type: "keyframes" }>;
type MediaRule = Extract<Rule, { type: "media" }>;

/** Types of at-rules without selectors that a style sheet of the site may hold. */
const forNoElement = [
  "counter-style",
  "font-face",
  "keyframes",
  "layer-statement",
  "page",
  "property",
  "view-transition",
] as const satisfies readonly Rule["type"][];

/**
 * Minifies a style sheet. The targets stop Lightning CSS from folding `animation-timeline` into the
 * shorthand, which no browser accepts. Without the exclusion it would compile each `light-dark()` to
 * variables.
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
 * Merges a page's style sheets into one, in order: only rules that the page can use, minified, with file URLs
 * under the base path.
 *
 * @param page path of the page's file, for messages
 * @param sheets addresses of the linked style sheets, in order
 * @param exported folder of the export
 * @param basePath path prefix of the site on its host: "" or "/folder"
 * @param constants further custom properties of `:root`
 * @param isPresent returns whether an element of the page can ever have a class
 * @param shared custom properties that scripts use
 * @throws PostbuildError if the sheets do not start with the layer order, or a URL is neither a file of
 *   public/ nor data
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

/** Prefixes a file URL of the site with the base path. */
function withBasePath(page: string, basePath: string, url: Url): Url {
  if (url.url.startsWith("data:")) return url;
  if (!url.url.startsWith("/") || url.url.startsWith("/_next/"))
    throw new PostbuildError(
      `${page}: the styles need "${url.url}", which is not a file of public/: put it there.`,
    );
  return { ...url, url: basePath + url.url };
}

/** A custom property or another dashed name, such as a timeline's; no part of a class name. */
const dashedName = /(?<![\w-])--[\w-]+/g;

/** Returns the custom properties and other dashed names in a style sheet or a script. */
export const dashedNames = (text: string): ReadonlySet<string> => new Set(text.match(dashedName));

/**
 * A custom property, or a `light-dark()` with all that it contains. Two equal colours in a `light-dark()` would be
 * folded into one, which programs for dark colours (Dark Reader 4.9) read and change.
 */
const replaceable = /light-dark\((?:[^()]|\([^()]*\))*\)|var\((--[\w-]+)\)/g;

/** Replaces custom properties by their values if the values are constant, and removes unused ones. */
function withoutConstants(css: string, shared: ReadonlySet<string>): string {
  const constants = constantProperties(css, shared);
  const valueOf = (text: string): string =>
    text.replace(replaceable, (use, name: string | undefined) => {
      const value = name && constants.get(name);
      return value === undefined ? use : valueOf(value);
    });
  for (const [name, value] of constants) if (valueOf(value).includes("var(")) constants.delete(name);
  const plain = valueOf(css);
  return written(plain, { unusedSymbols: unusedProperties(plain) });
}

/** Returns the custom properties with a single definition, which holds for the root without a condition. */
function constantProperties(css: string, shared: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const several = new Set<string>();
  const open: string[] = [];
  for (const [, text = "", brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === "{") open.push(text.slice(text.lastIndexOf(";") + 1));
    const isForRoot =
      open.at(-1) === ":root" && open.slice(0, -1).every((each) => each.startsWith("@layer "));
    for (const [, name = "", value = ""] of text.matchAll(/(--[\w-]+):([^;]*)/g)) {
      if (found.has(name) || !isForRoot || shared.has(name)) several.add(name);
      found.set(name, value);
    }
    if (brace === "}") open.pop();
  }
  for (const name of several) found.delete(name);
  return found;
}

/** Shortens custom properties and other dashed names. */
function withShortNames(css: string, shared: ReadonlySet<string>): string {
  const names = [...dashedNames(css)].filter((name) => !shared.has(name));
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replace(dashedName, (name) => short.get(name) ?? name);
}

/** Returns the custom properties that no rule refers to, or only the values of such properties. */
function unusedProperties(css: string): string[] {
  const names = (pattern: RegExp, text = css) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const values = new Map<string, string>();
  const others = css.replace(/(--[\w-]+):([^;{}]*)/g, (_, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ""} ${value}`);
    return "";
  });
  const used = new Set<string>();
  const markIn = (text: string) => {
    for (const name of names(/var\((--[\w-]+)/g, text)) {
      if (used.has(name)) continue;
      used.add(name);
      markIn(values.get(name) ?? "");
    }
  };
  markIn(others);
  return [...values.keys()].filter((name) => !used.has(name));
}

/** A page's styles for its first view and for the rest. */
export interface SplitStyles {
  readonly first: string;
  readonly rest: string;
}

/**
 * Splits a page's styles so that the second part, loaded after the first, has the same effect. The second part has
 * the rules that can match only elements below the first view, by class names, wait for a visitor's action or for an
 * element of a script, or are for paper, and the custom properties and keyframes that only these use. Rules without a
 * class and other at-rules for no element stay in the first.
 *
 * @param isFirst returns whether an element of the first view has a class
 * @param isInPage returns whether any element of the page has a class before scripts run
 */
export function splitStyles(
  css: string,
  isFirst: (className: string) => boolean,
  isInPage: (className: string) => boolean,
): SplitStyles {
  /** Columns of the rules for paper: the style sheet is one line. */
  const forPaper = new Set<number>();
  const media = ({ value }: MediaRule) => {
    for (const rule of isPrint(value) ? value.rules : [])
      if (rule.type === "style") forPaper.add(rule.value.loc.column);
  };
  const withoutAtRules = Object.fromEntries(forNoElement.map((type) => [type, () => []]));
  const isOfFirst = (rule: StyleRule["value"]) =>
    !forPaper.has(rule.loc.column) && isUsed(rule, isFirst, isInPage) && !isForAction(rule);
  const first = written(css, { visitor: { Rule: { media, ...styleRules(isOfFirst) } } });
  const later = [...unusedProperties(first), ...unusedKeyframes(first)];
  const rest = ({ value }: StyleRule) => (isOfFirst(value) ? declarationsOf(value, later) : undefined);
  const keyframes = ({ value }: KeyframesRule) => (later.includes(value.name.value) ? undefined : []);
  // The second pass removes empty media queries.
  return {
    first: written(first, { unusedSymbols: later }),
    rest: written(
      written(css, { visitor: { Rule: { media, ...withoutAtRules, style: rest, keyframes } } }),
      {},
    ),
  };
}

/** Returns the keyframes that no animation names. */
function unusedKeyframes(css: string): string[] {
  const uses = css.replace(/@keyframes [\w-]+/g, "");
  return [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(uses));
}

/** Returns a rule with only its declarations of these custom properties, or none. */
function declarationsOf(rule: StyleRule["value"], properties: readonly string[]): StyleRule | [] {
  const kept = rule.declarations?.declarations?.filter(
    (each) => each.property === "custom" && properties.includes(each.value.name),
  );
  if (!kept?.length) return [];
  const value = { ...rule, declarations: { declarations: kept } };
  // Lightning CSS 1.33 gives `null` for what is absent in a value, and refuses to read it.
  return {
    type: "style",
    value: JSON.parse(JSON.stringify(value), (_, each: unknown) => each ?? undefined) as typeof value,
  };
}

/**
 * Returns a visitor that removes style rules. A visitor of all rules would take three times as long: it receives
 * each group with its whole content.
 */
function styleRules(isKept: (rule: StyleRule["value"]) => boolean) {
  return { style: ({ value }: StyleRule) => (isKept(value) ? undefined : []) };
}

/**
 * Returns whether one of a rule's selectors can match.
 *
 * @param isPresent returns whether an element that the rule is for, or one around it, can have a class
 * @param isInPage returns whether any element can: what `:has()` looks for may lie anywhere below
 */
function isUsed(
  { selectors }: StyleRule["value"],
  isPresent: (className: string) => boolean,
  isInPage: (className: string) => boolean,
): boolean {
  return selectors.some((each) => canSelect(each, isPresent, isInPage));
}

/** Returns whether a media rule is for paper only. */
function isPrint({ query }: MediaRule["value"]): boolean {
  return query.mediaQueries.every(({ mediaType }) => mediaType === "print");
}

/** Pseudo-classes and pseudo-elements for what a visitor does after the first paint. */
const actions = ["active", "backdrop", "focus", "focus-visible", "hover", "popover-open", "selection"];
/** Attributes for the answer to what a visitor does. */
const answers = ["aria-busy", "aria-invalid", "data-added"];

/** Returns whether a rule needs a visitor's action. */
function isForAction({ selectors }: StyleRule["value"]): boolean {
  return selectors.every(needsAction);
}

/** Returns whether a selector matches nothing before a visitor's action. */
function needsAction(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === "attribute") return answers.includes(part.name);
    if (part.type !== "pseudo-class" && part.type !== "pseudo-element") return false;
    if (part.kind === "is" || part.kind === "where") return part.selectors.every(needsAction);
    return actions.includes(part.kind);
  });
}

/** Returns whether a selector can match, see `isUsed`. */
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
