import type { Sources } from "./project-files";

/**
 * Names the class names of the style sheets that no component mentions. A modifier counts as mentioned where a component
 * puts its block's modifiers together, as in `field--${size}`.
 *
 * @param sheets style sheets
 * @param components TypeScript files, tests aside
 * @returns one sentence for each
 */
export function unusedClasses(sheets: Sources, components: Sources): string[] {
  const code = [...components.values()].join("\n");
  const mentioned = new Set(code.match(/[a-z][\w-]*/g));
  const composed = new Set([...code.matchAll(/([a-z][\w-]*--)\$\{/g)].map(([, block]) => block));
  return [...sheets].flatMap(([file, css]) =>
    [...classesIn(css)]
      .filter((name) => !mentioned.has(name) && !composed.has(name.replace(/--[\w-]+$/, "--")))
      .map((name) => `${file} styles .${name}, which no component uses: remove the rule.`),
  );
}

/** The class names that a style sheet selects by. */
export function classesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}
