import type { Rule, Selector } from "lightningcss";

import { unusedProperties, written } from "./custom-properties";
import { isUsed, type StyleRule, styleRules } from "./styles";

type KeyframesRule = Extract<Rule, { type: "keyframes" }>;
type MediaRule = Extract<Rule, { type: "media" }>;

const forNoElement = [
  "counter-style",
  "font-face",
  "keyframes",
  "layer-statement",
  "page",
  "property",
  "view-transition",
] as const satisfies readonly Rule["type"][];

export interface SplitStyles {
  readonly first: string;
  readonly rest: string;
}

/**
 * Splits a page's styles so that the second part, loaded after the first, has the same effect. It has the rules that,
 * by class names, match only elements below the first view, wait for a visitor's action or an element of a script, or
 * are for paper, and what only these use. Rules without a class and other at-rules for no element stay in the first.
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

function unusedKeyframes(css: string): string[] {
  const uses = css.replace(/@keyframes [\w-]+/g, "");
  return [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(uses));
}

/** Returns a rule with only its declarations of these custom properties. */
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

function isPrint({ query }: MediaRule["value"]): boolean {
  return query.mediaQueries.every(({ mediaType }) => mediaType === "print");
}

/** Pseudo-classes and pseudo-elements for a visitor's actions. */
const actions = ["active", "backdrop", "focus", "focus-visible", "hover", "popover-open", "selection"];
const answers = ["aria-busy", "aria-invalid", "data-added"];

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
