import { transform, type Selector } from "lightningcss";

import { minified } from "./targets";

/**
 * Puts the values of custom properties that never change in their places: of tokens and the like, which are defined once,
 * on `:root` and under no condition. What is defined again somewhere, or built from what is, stays a property. Written
 * out, repeated values compress better than their names.
 *
 * @param css a minified style sheet
 * @returns the style sheet, minified; the definitions are left for `dropUnreferenced`
 */
export function resolveConstants(css: string): string {
  const values = constants(css);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    ...minified,
    visitor: {
      Variable: ({ name: { ident } }) => {
        const raw = values.get(ident);
        return raw === undefined ? undefined : { raw };
      },
    },
  });
  const resolved = Buffer.from(code).toString("utf8");
  // A value that was built from constants is one now.
  return resolved === css ? css : resolveConstants(resolved);
}

/** The values of all properties that never change, by name; without those that still refer to others. */
function constants(css: string): Map<string, string> {
  const definitions = new Map<string, number>();
  const global = new Set<string>();
  let conditions = 0;
  const enter = () => void (conditions += 1);
  const leave = () => void (conditions -= 1);
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: enter,
        supports: enter,
        container: enter,
        style({ value: { selectors, declarations } }) {
          if (conditions || !selectors.every(isRoot)) return;
          for (const declaration of declarations?.declarations ?? []) {
            if (declaration.property === "custom") global.add(declaration.value.name);
          }
        },
      },
      RuleExit: { media: leave, supports: leave, container: leave },
      Declaration: {
        custom({ name }) {
          definitions.set(name, (definitions.get(name) ?? 0) + 1);
        },
      },
    },
  });
  const texts = [...css.matchAll(/(--[\w-]+):/g)];
  return new Map(
    texts
      .map(({ 0: start, 1: name = "", index }) => [name, valueAt(css, index + start.length)] as const)
      .filter(([name, value]) => global.has(name) && definitions.get(name) === 1 && !value.includes("var(")),
  );
}

function isRoot(selector: Selector): boolean {
  const [part, ...others] = selector;
  return part?.type === "pseudo-class" && part.kind === "root" && others.length === 0;
}

/** The text of a declaration's value: up to the end of the declaration, outside of strings and brackets. */
function valueAt(css: string, start: number): string {
  let depth = 0;
  for (const { 0: token, index } of css.slice(start).matchAll(/"(?:\\.|[^"])*"|\\.|[(){};]/g)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (depth === 0 && /[;}]/.test(token)) return css.slice(start, start + index);
  }
  return css.slice(start);
}
