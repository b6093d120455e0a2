import { transform } from "lightningcss";

import { minified } from "./targets";

/**
 * Drops what a page has no use for: the rules with class names that neither the page nor the code of its islands mentions,
 * the custom properties and keyframes that nothing in the style sheet refers to, and then those that only they referred to.
 *
 * Class names alone decide about rules: they are how every block is styled, so nothing else needs to be understood.
 *
 * @param css a style sheet
 * @param mentioned tells whether a class name may ever be on an element of the page
 * @returns the style sheet, minified
 */
export function dropUnused(css: string, mentioned: (className: string) => boolean): string {
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = ""]) => name);
  const referred = new Set(names(/var\((--[\w-]+)/g));
  const isPlayed = (name: string) => new RegExp(`animation[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css);
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
