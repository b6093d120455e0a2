/** @jest-environment node */
import { unusedClasses } from "./unused-classes";
import { projectFiles, readSources } from "./project-files";

test("every class that has a style is on some element", () => {
  const files = projectFiles();
  const sheets = readSources(files, /^app\/.*\.css$/);
  expect(sheets.size).toBeGreaterThan(40);
  expect(unusedClasses(sheets, readSources(files, /^app\/(?!.*\.test\.).*\.tsx?$/))).toEqual([]);
});

/** In lines. ESLint counts those of all other files; Stylelint has no such rule. */
const longest = 300;

test("no style sheet is too long", () => {
  const sheets = readSources(projectFiles(), /^app\/.*\.css$/);
  const lengths = [...sheets].map(([file, css]) => ({ file, lines: css.split("\n").length - 1 }));
  expect(lengths.length).toBeGreaterThan(0);
  expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
});

const components = new Map([
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
  expect(unusedClasses(new Map([["card.css", css]]), components)).toEqual(
    dead ? [`card.css styles .${dead}, which no component uses: remove the rule.`] : [],
  );
});
