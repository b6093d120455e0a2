/** Checks names that must match between files: style sheets and class names, paths in texts, pictures and masters. */
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

/** Every component may use the classes of these style sheets. */
const shared = "app/_styles/";

/** The print style sheet may select any block without making its classes shared. */
const printSheet = `${shared}print.css`;

/** Returns the block of a class name (BEM). */
const blockOf = (name: string) => name.replace(/(__|--).*$/, "");

/**
 * Lists style sheets in the wrong place, one sentence each. Every style sheet has a unique name, is imported by a
 * component of its folder, and styles only blocks that components of its folder render and that no style sheet of
 * another folder styles. A class `is-…` is a state of a block.
 */
function styleSheetFindings(sheets: Sources, components: Sources): string[] {
  const folderOf = (file: string) => path.posix.dirname(file);
  const ofAll = [...sheets]
    .filter(([file]) => file.startsWith(shared) && file !== printSheet)
    .flatMap(([, css]) => classesIn(css));
  const own = [...sheets].filter(([file]) => !file.startsWith(shared));
  /** The folder of each block: that of the style sheet with its name, else of the first that styles it. */
  const homes = new Map(own.map(([file]) => [path.posix.basename(file, ".css"), folderOf(file)]));
  for (const [file, css] of own)
    for (const block of classesIn(css).map(blockOf)) homes.set(block, homes.get(block) ?? folderOf(file));
  return own.flatMap(([file, css]) => {
    const name = path.posix.basename(file);
    const beside = [...components]
      .filter(([each]) => folderOf(each) === folderOf(file))
      .map(([, code]) => code);
    const rendered = (beside.join().match(/[a-z][\w-]*/g) ?? []).map(blockOf);
    const twin = own.find(([other]) => other !== file && other.endsWith(`/${name}`));
    const strange = classesIn(css)
      .filter((each) => !/^is-/.test(each) && !ofAll.includes(each))
      .filter((each) => !rendered.includes(blockOf(each)) || homes.get(blockOf(each)) !== folderOf(file));
    return [
      ...(twin ? [`has the same name as ${twin[0]}: rename one of them.`] : []),
      ...(beside.some((code) => code.includes(`"./${name}"`))
        ? []
        : ["is imported by no component of its folder."]),
      ...strange.map(
        (each) => `styles .${each} of another folder: move the rule to that block's style sheet.`,
      ),
    ].map((finding) => `${file} ${finding}`);
  });
}

test("every style sheet lies beside the component that imports it and styles blocks of its folder", () => {
  expect(sheets.size).toBeGreaterThan(40);
  expect(styleSheetFindings(sheets, components)).toEqual([]);
});

const sheetProject = {
  "app/_styles/layout.css": ".wrap{}",
  "app/_styles/print.css": ".card,.menu{}",
  "app/_ui/card.css": ".card .wrap{} .card__name.is-open:hover{} .card--wide{} .note{}",
};
const written = new Map([
  ["app/_ui/card.tsx", 'import "./card.css"; <p className="card"><b className="note lead">'],
  ["app/_quote/menu.client.tsx", 'import "./menu.css"; <ul className="menu"><li className="note card">'],
]);

test.each([
  ["a sheet without a component", "app/_ui/lost.css", "", "is imported by no component"],
  ["a second sheet of a name", "app/_quote/card.css", "", "has the same name as app/_ui/card.css"],
  ["a block of no component beside", "app/_ui/card.css", ".card .menu{}", "styles .menu of another"],
  ["a block with a sheet of its name", "app/_quote/menu.css", ".menu .card{}", "styles .card of another"],
  ["a block that another folder styles", "app/_quote/menu.css", ".menu .note{}", "styles .note of another"],
])("%s is named", (_, file, css, finding) => {
  const planted = new Map(Object.entries(sheetProject));
  expect(styleSheetFindings(planted, written)).toEqual([]);
  expect(styleSheetFindings(planted.set(file, css), written)).toContainEqual(
    expect.stringContaining(finding),
  );
});

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
  expect(unusedClasses(sheets, components)).toEqual([]);
  const code = 'const a = <p className="card card--wide" />; const b = `field field--${size}`;';
  const css = `.card{} .card--wide:hover{} .field--third{background:url(/icons/a.svg)} /* .gone */
    .old{} @media screen{.card .older{}} .card--narrow{} .car{}`;
  const unused = ["old", "older", "card--narrow", "car"];
  expect(unusedClasses(new Map([["a.css", css]]), new Map([["a.tsx", code]]))).toEqual(
    unused.map((name) => `a.css styles .${name}, which no component uses: remove the rule.`),
  );
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
