import { transform, type Selector, type SelectorComponent, type StyleRule, type Visitor } from "lightningcss";

import { minified } from "./targets";

/** Selector functions whose arguments all have to match; `:not()` is none of them. */
type Within = Extract<SelectorComponent, { selectors: Selector[] }>;

/**
 * Drops the style rules that a page has no element for: rules whose class names neither the page nor the code of its
 * islands mentions.
 *
 * Class names alone decide: they are how every block is styled, so nothing else needs to be understood.
 *
 * @param mentioned tells whether a class name may ever be on an element of the page
 */
export function dropUnused(mentioned: (className: string) => boolean): Visitor<never> {
  const possible = (selector: Selector): boolean => selector.every(possiblePart);
  const possiblePart = (part: SelectorComponent): boolean => {
    if (part.type === "class") return mentioned(part.name);
    if (
      part.type === "pseudo-class" &&
      (part.kind === "is" || part.kind === "where" || part.kind === "has")
    ) {
      return (part as Within).selectors.some(possible);
    }
    return true;
  };
  return {
    Rule: {
      // A rule stays whole or goes: handing back a changed one makes Lightning CSS 1.33 stumble over some values.
      style: (rule: { type: "style"; value: StyleRule }) =>
        rule.value.selectors.some(possible) ? undefined : [],
    },
  } as Visitor<never>;
}

/**
 * Drops the custom properties and keyframes that nothing in a style sheet refers to, and then those that only they
 * referred to.
 *
 * @param css a minified style sheet
 * @returns the style sheet, minified
 */
export function dropUnreferenced(css: string): string {
  const referred = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    ...minified,
    visitor: {
      Rule: {
        keyframes: ({ value: { name } }) =>
          new RegExp(`animation[^;}]*(?<![\\w-])${name.value}(?![\\w-])`).test(css) ? undefined : [],
      },
      Declaration: {
        custom({ name }) {
          return !name.startsWith("--") || referred.has(name) ? undefined : [];
        },
      },
    },
  });
  const left = Buffer.from(code).toString("utf8");
  return left === css ? css : dropUnreferenced(left);
}
