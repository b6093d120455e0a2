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

/** The style sheet of paper may name any block without making its classes shared. */
const printSheet = `${shared}print.css`;

/** A state of a block; it means something only beside the block's own class. */
const isState = (name: string) => name.startsWith("is-");

/** The block that a class belongs to. */
const blockOf = (name: string) => name.replace(/(__|--).*$/, "");

/**
 * Names what breaks the rule of one home for each block: every style sheet lies beside the component of its name, is the
 * only one of that name, and styles only blocks that this component writes and no other style sheet styles.
 *
 * @param sheets style sheets of `app/`
 * @param components TypeScript files, tests aside
 * @returns one sentence for each
 */
function styleSheetFindings(sheets: Sources, components: Sources): string[] {
  const ofAll = new Set(
    [...sheets]
      .filter(([file]) => file.startsWith(shared) && file !== printSheet)
      .flatMap(([, css]) => [...classesIn(css)]),
  );
  const own = [...sheets].filter(([file]) => !file.startsWith(shared));
  /** The style sheet of each block: that of its name, or else the first that styles it. */
  const homes = new Map(own.map(([file]) => [path.posix.basename(file, ".css"), file]));
  for (const [file, css] of own)
    for (const block of [...classesIn(css)].map(blockOf)) homes.set(block, homes.get(block) ?? file);
  return own.flatMap(([file, css]) => {
    const name = path.posix.basename(file, ".css");
    const beside = file.replace(/\.css$/, "");
    const component = [`${beside}.tsx`, `${beside}.client.tsx`].flatMap((each) => components.get(each) ?? []);
    const words = component.join().match(/[a-z][\w-]*/g) ?? [];
    const written = new Set([name, ...words.map(blockOf)]);
    const twin = own.find(([other]) => other !== file && other.endsWith(`/${name}.css`));
    return [
      ...(twin ? [`${file} has the same name as ${twin[0]}: rename one of them.`] : []),
      ...(component.length ? [] : [`${file} has no component of its name in its folder: move or rename it.`]),
      ...[...classesIn(css)]
        .filter((each) => !isState(each) && !ofAll.has(each))
        .filter((each) => !written.has(blockOf(each)) || homes.get(blockOf(each)) !== file)
        .map(
          (each) =>
            `${file} styles .${each}, which belongs to another block: move the rule to that block's style sheet.`,
        ),
    ];
  });
}

const sheets = readSources(/^app\/.*\.css$/);
const sources = readSources(code);

test("every style sheet lies beside its component and styles that component's blocks", () => {
  expect(sheets.size).toBeGreaterThan(40);
  expect(styleSheetFindings(sheets, sources)).toEqual([]);
});

const project = {
  "app/_styles/layout.css": ".wrap{}",
  "app/_styles/print.css": ".card,.menu{}",
  "app/_ui/card.css": ".card .wrap{} .card__name.is-open:hover{} .card--wide{} .note{}",
};
const components = new Map([
  ["app/_ui/card.tsx", '<p className="card"><b className="note lead">'],
  ["app/_ui/menu.client.tsx", '<ul className="menu"><li className="note card">'],
]);

test.each([
  ["a sheet without a component", "app/_ui/lost.css", "", "has no component of its name"],
  ["a second sheet of a name", "app/_quote/card.css", "", "has the same name as app/_ui/card.css"],
  ["a block of no component beside", "app/_ui/card.css", ".card .menu{}", "styles .menu, which"],
  ["a block with a sheet of its name", "app/_ui/menu.css", ".menu .card{}", "styles .card, which belongs to"],
  [
    "a block that another sheet styles",
    "app/_ui/menu.css",
    ".menu .note{}",
    "styles .note, which belongs to",
  ],
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
  ["@media screen{.card .old{}}", "old"],
  [".card--narrow{}", "card--narrow"],
  [".car{}", "car"],
])("%s", (css, dead) => {
  expect(unusedClasses(new Map([["card.css", css]]), elements)).toEqual(
    dead ? [`card.css styles .${dead}, which no component uses: remove the rule.`] : [],
  );
});
