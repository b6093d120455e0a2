import { existsSync, readFileSync } from "node:fs";
import { filesBelow } from "../../islands/build/files";
import { contactFields, orderFields } from "../../app/_quote/forms/fields/tables";
import { themeColour, colour } from "../../app/_styles/colours";

/** Checks names that must match between files and that no linter compares. */

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

/** Sent with every form in addition to its fields (R58, R60). */
const consent = "rodoConsent";

const variablesIn = (text: string) => [...text.matchAll(/\{+(\w+)\}+/g)].map(([, name]) => name);

describe.each([
  ["order", orderFields],
  ["contact", contactFields],
] as const)("the e-mail of the %s form", (form, fields) => {
  const template = readFileSync(`docs/email/${form}.html`, "utf8");
  const names = [...Object.keys(fields), consent];

  test("holds every field of the form, and nothing that no field gives", () => {
    expect(new Set(variablesIn(template))).toEqual(new Set(names));
  });

  test("escapes typed HTML, and keeps the lines of the message", () => {
    expect(template.match(/\{\{\{|\}\}\}/)).toBeNull();
    expect(template).toMatch(/<pre[^>]*>\{\{message\}\}<\/pre>/);
  });
});

/**
 * Finds colours of drawings and code that `app/_styles/tokens.css` does not have: after a token has changed, each copy
 * of the former value. Stylelint refuses colours in other style sheets.
 */

const tokens = readFileSync("app/_styles/tokens.css", "utf8");

/** Colours of drawings alone: white paper, and the map's water and border. */
const ofDrawings = ["#fff", "#dfe0d0", "#8fa79a"];

/** Lists the colours in a text that are neither tokens nor allowed. */
function strange(file: string, text: string): string[] {
  const isDrawing = file.endsWith(".svg");
  const code = text.replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, "");
  const found = code.match(isDrawing ? /#[0-9a-f]{3,8}\b/gi : /#[0-9a-f]{6}\b/gi) ?? [];
  return [...new Set(found)]
    .filter((colour) => !tokens.includes(`${colour};`) && !tokens.includes(`${colour})`))
    .filter((colour) => !isDrawing || !ofDrawings.includes(colour))
    .map((colour) => `${file} has ${colour}, which is no colour of tokens.css.`);
}

const files = ["app", "islands", "public", "scripts/downloads"]
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /(\.svg|\.typ|^(?!.*\.test\.).*\.tsx?)$/.test(file));

test("every colour is one of the tokens", () => {
  expect(files.filter((file) => file.endsWith(".svg")).length).toBeGreaterThan(10);
  expect(files.flatMap((file) => strange(file, readFileSync(file, "utf8")))).toEqual([]);
  const planted = `fill="${themeColour}" stroke="#010203" fill="#fff"`;
  expect(strange("public/planted.svg", planted)).toEqual([
    "public/planted.svg has #010203, which is no colour of tokens.css.",
  ]);
});

test.each(["forest-901", "surface", "size-m"])("%s is no raw colour, and that is reported", (name) => {
  expect(() => colour(name)).toThrow(name);
});
