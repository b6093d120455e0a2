/** Tests that the build, which drops and rewrites rules, keeps those that no screen of other tests shows. */
import { readFileSync } from "node:fs";

import browserslist from "browserslist";
import { browserslistToTargets, Features, transform } from "lightningcss";

import { filesBelow } from "../../islands/build/files";
import { builtPages } from "../support/built-pages";

const special = /@media[^{]*(print|forced-colors|prefers-)|@supports|@page/;

/** Minifies a style sheet like the build. */
const minified = (css: string) =>
  transform({
    filename: "a.css",
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(browserslist()),
    include: Features.Nesting,
    exclude: Features.LightDark,
  }).code.toString();

/** Returns the properties in these conditions, as "condition selector property". */
function declarations(css: string): Set<string> {
  const found = new Set<string>();
  const open: string[] = [];
  for (const [, text = "", brace] of css.matchAll(/((?:"[^"]*"|[^{}"])*)([{}])/g)) {
    const rule = open.at(-1) ?? "";
    const conditions = open.slice(0, rule.startsWith("@") ? undefined : -1);
    const condition = conditions.filter((each) => !each.startsWith("@layer")).join(" ");
    if (special.test(condition))
      for (const selector of rule.startsWith("@") ? [rule] : rule.split(/,(?![^(]*\))/))
        // The build renames custom properties.
        for (const [, property = ""] of text.matchAll(/(?:^|;)([a-z][\w-]*):/g))
          found.add(`${condition} ${selector} ${property}`);
    if (brace === "{") open.push(text.slice(text.lastIndexOf(";") + 1));
    else open.pop();
  }
  return found;
}

/** Returns the second colour of each `light-dark()`. */
const darkColours = (css: string) =>
  [...css.matchAll(/light-dark\((?:[^(),]|\([^()]*\))+,((?:[^(),]|\([^()]*\))+)\)/g)].map(
    ([, dark]) => dark ?? "",
  );

const sources = filesBelow("app")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(`app/${file}`, "utf8") }))
  // Imported for paper only.
  .map(({ file, css }) => minified(file.endsWith("/print.css") ? `@media print{${css}}` : css));

const built = () =>
  [
    ...new Set(
      builtPages().flatMap(({ document: $ }) =>
        $("style")
          .toArray()
          .map((style) => $(style).text()),
      ),
    ),
    ...filesBelow("out/assets/css").map((file) => readFileSync(`out/assets/css/${file}`, "utf8")),
  ].map(minified);

const missing = (from: readonly string[], to: readonly string[], read: (css: string) => Iterable<string>) => {
  const there = new Set(to.flatMap((css) => [...read(css)]));
  return from.flatMap((css) => [...read(css)]).filter((each) => !there.has(each));
};

test("the built styles have every rule for paper, forced colours, dark themes, settings and old engines", () => {
  const site = built();
  for (const read of [declarations, darkColours]) {
    expect(sources.flatMap((css) => [...read(css)]).length).toBeGreaterThan(5);
    expect(missing(sources, site, read)).toEqual([]);
  }
});

test("a dropped property, condition or dark colour is found", () => {
  const source = minified(
    "@media print{.a,.b{color:#000;top:1px}}@media (forced-colors:active){.a{color:CanvasText}}.a{color:light-dark(#000,#1c1a16)}",
  );
  const planted = (from: string, to: string) => {
    expect(source).toContain(from);
    return [declarations, darkColours].flatMap((read) => missing([source], [source.replace(from, to)], read))
      .length;
  };
  expect(planted("top:1px", "")).toBe(2);
  expect(planted(".a,.b", ".b")).toBe(2);
  expect(planted("print", "screen")).toBe(4);
  expect(planted("(forced-colors:active)", "(width>1px)")).toBe(1);
  expect(planted("light-dark(#000,#1c1a16)", "#000")).toBe(1);
});
