/** Checks names that must match between files and that no linter compares. */
import { existsSync, readFileSync } from "node:fs";

import { filesBelow } from "../../islands/build/files";

const all = filesBelow("app").map((file) => `app/${file}`);
const read = (files: readonly string[]) => files.map((file) => [file, readFileSync(file, "utf8")] as const);
const code = read(all.filter((file) => /^(?!.*\.(test|manifest)\.).*\.tsx?$/.test(file)))
  .map(([, text]) => text)
  .join("\n");
const sheets = read(all.filter((file) => file.endsWith(".css")));

/** Returns the words of some code that may be classes, and the blocks of composed modifiers, as in `field--${size}`. */
const classesIn = (code: string) => ({
  mentioned: new Set(code.match(/[a-z][\w-]*/g)),
  composed: new Set([...code.matchAll(/([a-z][\w-]*--)\$\{/g)].map(([, block]) => block)),
});

/** Lists classes with a style that no component mentions. */
function unusedClasses(css: string, { mentioned, composed }: ReturnType<typeof classesIn>): string[] {
  const rules = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))].filter(
    (name) => !mentioned.has(name) && !composed.has(name.replace(/--[\w-]+$/, "--")),
  );
}

test("every class that has a style is on some element, and every style sheet is imported", () => {
  expect(sheets.length).toBeGreaterThan(20);
  const classes = classesIn(code);
  expect(
    sheets.flatMap(([file, css]) => unusedClasses(css, classes).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
  const imports = [code, ...sheets.map(([, css]) => css)].join("\n");
  const isImported = (file: string) => imports.includes(`/${file.replace(/.*\//, "")}"`);
  expect(sheets.filter(([file]) => !isImported(file)).map(([file]) => file)).toEqual([]);
  const css = ".card, .old { } /* .note */ .card--wide, .card--tall, .box--tall { }";
  expect(unusedClasses(css, classesIn("card card--${width}"))).toEqual(["old", "box--tall"]);
});

/** Lists paths from the project's root in a document that do not exist. Patterns with braces or stars are skipped. */
const missingPaths = (text: string) =>
  [...text.matchAll(/`((?:\.github|app|docs|e2e|islands|messages|pictures|public|scripts)\/[^\s`]*)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/[*{…]/.test(path) && !existsSync(path));

test("paths in documents exist", () => {
  const folders = ["docs", "islands", "pictures"];
  const documents = folders.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  const texts = read(["README.md", ...documents.filter((file) => file.endsWith(".md"))]);
  expect(texts.flatMap(([file, text]) => missingPaths(text).map((path) => `${file}: ${path}`))).toEqual([]);
  expect(missingPaths("`app/(pl)/`, `e2e/{name}.ts`, `app/gone.tsx`")).toEqual(["app/gone.tsx"]);
});
