import path from "node:path";

import { components as code, readSources, type Sources } from "./sources";

/**
 * Names the class names of the style sheets that no component mentions. A modifier counts as mentioned where a component
 * puts its block's modifiers together, as in `field--${size}`.
 *
 * @param sheets style sheets
 * @param components TypeScript files, tests aside
 * @returns one sentence for each
 */
function unusedClasses(sheets: Sources, components: Sources): string[] {
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
function classesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** The style sheets of the whole page: every component may use their classes. */
const shared = "app/_styles/";

/** Print style sheets may name any block without making its classes shared. */
const printSheets = new Set(["print.css", "datasheet.css", "pallet-sheet.css"].map((name) => shared + name));

/** A state of a block; it means something only beside the block's own class. */
const isState = (name: string) => name.startsWith("is-");

/**
 * Names what breaks the rule of one folder for each block: every style sheet lies beside the component of its
 * name, is the only one of that name, and styles the block of that name and nothing of another folder.
 *
 * @param sheets style sheets of `app/`
 * @param components paths of the components
 * @returns one sentence for each
 */
function styleSheetFindings(sheets: Sources, components: readonly string[]): string[] {
  const ofAll = new Set(
    [...sheets]
      .filter(([file]) => file.startsWith(shared) && !printSheets.has(file))
      .flatMap(([, css]) => [...classesIn(css)]),
  );
  const seen = new Map<string, string>();
  return [...sheets]
    .filter(([file]) => !file.startsWith(shared))
    .flatMap(([file, css]) => {
      const block = path.posix.basename(file, ".css");
      const beside = file.replace(/\.css$/, "");
      const first = seen.get(block);
      seen.set(block, file);
      return [
        ...(first ? [`${file} has the same name as ${first}: rename one of them.`] : []),
        ...(components.some((each) => each === `${beside}.tsx` || each === `${beside}.client.tsx`)
          ? []
          : [`${file} has no component of its name in its folder: move or rename it.`]),
        ...[...classesIn(css)]
          .filter((name) => name.replace(/(__|--).*$/, "") !== block && !isState(name) && !ofAll.has(name))
          .map(
            (name) =>
              `${file} styles .${name}, which belongs to another block: move the rule to that block's style sheet.`,
          ),
      ];
    });
}

const sheets = readSources(/^app\/.*\.css$/);
const sources = readSources(code);

test("every style sheet lies beside its component and styles its own block", () => {
  expect(sheets.size).toBeGreaterThan(40);
  expect(styleSheetFindings(sheets, [...sources.keys()])).toEqual([]);
});

const project = {
  "app/_styles/layout.css": ".wrap{}",
  "app/_styles/print.css": ".card,.menu{}",
  "app/_ui/card/card.css": ".card .wrap{} .card__name.is-open:hover{} .card--wide{}",
};
const components = ["app/_ui/card/card.tsx", "app/_ui/menu/menu.client.tsx"];

test.each([
  ["a sheet without a component", "app/_ui/lost/lost.css", "", "has no component of its name"],
  ["a second sheet of a name", "app/_ui/menu/card.css", "", "has the same name as app/_ui/card/card.css"],
  ["a class of another folder", "app/_ui/menu/menu.css", ".menu .card{}", "styles .card, which belongs to"],
  ["a class of a print style sheet", "app/_ui/card/card.css", ".card .menu{}", "styles .menu, which"],
])("%s is named", (_, file, css, finding) => {
  const planted = new Map(Object.entries(project));
  expect(styleSheetFindings(planted, components)).toEqual([]);
  expect(styleSheetFindings(planted.set(file, css), components)).toContainEqual(
    expect.stringContaining(finding),
  );
});

test("every class that has a style is on some element", () => {
  expect(unusedClasses(sheets, sources)).toEqual([]);
});

/** In lines. ESLint counts those of all other files; Stylelint has no such rule. */
const longest = 300;

test("no style sheet is too long", () => {
  expect([...sheets].filter(([, css]) => css.split("\n").length > longest + 1)).toEqual([]);
});

const elements = new Map([
  ["app/_ui/card.tsx", 'const a = <p className="card card--wide" />; const b = `field field--${size}`;'],
]);

test.each([
  [".card{}", undefined],
  [".card--wide:hover{}", undefined],
  [".field--third{}", undefined],
  [".card{background:url(/icons/a.svg)} /* .old */", undefined],
  [".old{}", "old"],
  ["@media print{.card .old{}}", "old"],
  [".card--narrow{}", "card--narrow"],
  [".car{}", "car"],
])("%s", (css, dead) => {
  expect(unusedClasses(new Map([["card.css", css]]), elements)).toEqual(
    dead ? [`card.css styles .${dead}, which no component uses: remove the rule.`] : [],
  );
});
