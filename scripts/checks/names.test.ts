/** Checks names that must match between files: class names, paths in texts, pictures and masters. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { filesBelow } from "../../islands/build/files";
import { pictureFindings } from "../pictures/make-pictures";
import { sources as folder } from "../postbuild/site";

/** File contents by path, relative to the project. */
type Sources = ReadonlyMap<string, string>;

const all = filesBelow(folder).map((file) => `${folder}/${file}`);
const readSources = (fits: RegExp): Sources =>
  new Map(all.filter((file) => fits.test(file)).map((file) => [file, readFileSync(file, "utf8")]));

/** The site's TypeScript without tests and generated files. */
const components = readSources(/^(?!.*\.(test|manifest)\.).*\.tsx?$/);
const sheets = readSources(/\.css$/);

function classesIn(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
}

/**
 * Lists the classes in style sheets that no component mentions, one sentence each. A modifier counts as
 * mentioned if a component composes it, as in `field--${size}`.
 */
function unusedClasses(sheets: Sources, components: Sources): string[] {
  const code = [...components.values()].join("\n");
  const mentioned = new Set(code.match(/[a-z][\w-]*/g));
  const composed = new Set([...code.matchAll(/([a-z][\w-]*--)\$\{/g)].map(([, block]) => block));
  return [...sheets].flatMap(([file, css]) =>
    classesIn(css)
      .filter((name) => !mentioned.has(name) && !composed.has(name.replace(/--[\w-]+$/, "--")))
      .map((name) => `${file} styles .${name}, which no component uses: remove the rule.`),
  );
}

test("every class that has a style is on some element", () => {
  expect(sheets.size).toBeGreaterThan(40);
  expect(unusedClasses(sheets, components)).toEqual([]);
  const code = 'const a = <p className="card card--wide" />; const b = `field field--${size}`;';
  const css = `.card{} .card--wide:hover{} .field--third{background:url(/icons/a.svg)} /* .gone */
    .old{} @media screen{.card .older{}} .card--narrow{} .car{}`;
  const unused = ["old", "older", "card--narrow", "car"];
  expect(unusedClasses(new Map([["a.css", css]]), new Map([["a.tsx", code]]))).toEqual(
    unused.map((name) => `a.css styles .${name}, which no component uses: remove the rule.`),
  );
});

test("every style sheet is imported", () => {
  const code = [...components.values(), ...sheets.values()].join("\n");
  const imported = (file: string) => code.includes(`/${path.posix.basename(file)}"`);
  expect([...sheets.keys()].filter((file) => !imported(file))).toEqual([]);
  expect(imported("app/_ui/planted.css")).toBe(false);
});

test("no style sheet is too long; ESLint counts the lines of all other files", () => {
  expect([...sheets].filter(([, css]) => css.split("\n").length > 301).map(([file]) => file)).toEqual([]);
});

const folders = ["app", "docs", "e2e", "islands", "messages", "pictures", "public", "scripts"];

const files = [
  ...folders.flatMap((top) => filesBelow(top).map((file) => `${top}/${file}`)),
  ...readdirSync("."),
];
const names = new Set(files.map((file) => path.posix.basename(file)));

/** Matches a path from the project's root, or a code file by its name. */
const pathPattern = RegExp(
  `(?<![\\w./@{}*[-])(?:(?:${folders.join("|")})/[^\\s\`"',;:#]*|\\w[\\w.-]*\\.(?:tsx?|mjs|css|py)\\b)`,
  "g",
);

/**
 * Lists the paths in a document, or in the comments of another file, that do not exist. Paths with braces or
 * stars are skipped.
 */
function missingPaths(file: string, text: string): string[] {
  const comments = file.endsWith(".md")
    ? [text]
    : (text.match(/(?<=^|\s)\/\/ .*|(?<=^|[\s{])\/\*[^]*?\*\//gm) ?? []);
  return comments
    .flatMap((comment) => comment.match(pathPattern) ?? [])
    .filter((named) => !/[*{]/.test(named) && !names.has(named))
    .filter((named) => ![named, named.replace(/[).]+$/, "")].some((each) => existsSync(each)))
    .map((named) => `${file} names ${named}, which does not exist.`);
}

test("paths in documents and comments exist", () => {
  const texts = files.filter((file) => /\.(md|tsx?|mjs|css)$/.test(file));
  expect(texts.flatMap((file) => missingPaths(file, readFileSync(file, "utf8")))).toEqual([]);
  const known = "`app/(pl)/`, `e2e/{name}.ts`, (app/_ui/icon.tsx), scripts/build.ts. `paths.ts`";
  expect(missingPaths("a.md", `${known} \`app/_ui/gone.tsx\` (\`gone.ts\`)`)).toHaveLength(2);
  const code = '/* islands/gone.ts */\nconst x = "app/gone";\n// See e2e/gone.\n/** Of app/_ui/. */';
  expect(missingPaths("a.ts", code)).toEqual([
    "a.ts names islands/gone.ts, which does not exist.",
    "a.ts names e2e/gone., which does not exist.",
  ]);
});

test("every committed picture was encoded from its master with today's settings, and each is shown (else: npm run pictures)", async () => {
  expect(await pictureFindings()).toEqual([]);
});
