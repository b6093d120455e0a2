import browserslist from "browserslist";
import { browserslistToTargets, Features, transform, type TransformOptions } from "lightningcss";

/** Supported browsers, from `browserslist` in package.json; a version is 0xMMmm00. */
const targets = browserslistToTargets(browserslist());

/** The same browsers in esbuild's notation. */
export const scriptTargets = Object.entries(targets).map(
  ([name, version]) => `${name.replace("ios_saf", "ios")}${version >> 16}.${(version >> 8) & 0xff}`,
);

/**
 * Minifies a style sheet. The targets keep `animation-timeline` out of the shorthand, which no browser accepts; the
 * exclusion keeps `light-dark()`.
 */
export function written(
  css: string,
  options: Pick<TransformOptions<never>, "visitor" | "unusedSymbols">,
): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    include: Features.Nesting,
    exclude: Features.LightDark,
    ...options,
  });
  return Buffer.from(code).toString("utf8");
}

/** A custom property or another dashed name, such as a timeline's; no part of a class name. */
const dashedName = /(?<![\w-])--[\w-]+/g;

/** Returns the custom properties and other dashed names in a style sheet or a script. */
export const dashedNames = (text: string): ReadonlySet<string> => new Set(text.match(dashedName));

/**
 * A custom property, or a whole `light-dark()`: two equal colours in it would be folded into one, which programs for
 * dark colours (Dark Reader 4.9) change.
 */
const replaceable = /light-dark\((?:[^()]|\([^()]*\))*\)|var\((--[\w-]+)\)/g;

/** Replaces constant custom properties by their values, and removes unused ones. */
export function withoutConstants(css: string, shared: ReadonlySet<string>): string {
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
export function withShortNames(css: string, shared: ReadonlySet<string>): string {
  const names = [...dashedNames(css)].filter((name) => !shared.has(name));
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replace(dashedName, (name) => short.get(name) ?? name);
}

/** Returns the custom properties that no rule refers to, or only the values of such properties. */
export function unusedProperties(css: string): string[] {
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
