/** @jest-environment node */
import { projectFiles, readSources } from "./project-files";
import { styleSheetFindings } from "./style-sheets";

test("every style sheet lies beside its component and styles its own block", () => {
  const files = projectFiles();
  const sheets = readSources(files, /^app\/.*\.css$/);
  expect(sheets.size).toBeGreaterThan(40);
  expect(styleSheetFindings(sheets, files)).toEqual([]);
});

const project = {
  "app/_styles/layout.css": ".wrap{}",
  "app/_styles/print.css": ".card,.menu{}",
  "app/_ui/card/card.css": ".card .wrap{} .card__name.is-open:hover{} .card--wide{}",
};
const components = ["app/_ui/card/card.tsx", "app/_ui/menu/menu.client.tsx"];

test.each<[string, Record<string, string>, string]>([
  [
    "a sheet without a component",
    { "app/_ui/lost/lost.css": "" },
    "app/_ui/lost/lost.css has no component of its name",
  ],
  ["a second sheet of a name", { "app/_ui/menu/card.css": "" }, "has the same name as app/_ui/card/card.css"],
  [
    "a class of another folder",
    { "app/_ui/menu/menu.css": ".menu .card{}" },
    "styles .card, which belongs to another block",
  ],
  [
    "a class that only a print style sheet names",
    { "app/_ui/card/card.css": ".card .menu{}" },
    "styles .menu, which",
  ],
])("%s is named", (_, planted, finding) => {
  expect(styleSheetFindings(new Map(Object.entries(project)), components)).toEqual([]);
  expect(styleSheetFindings(new Map(Object.entries({ ...project, ...planted })), components)).toContainEqual(
    expect.stringContaining(finding),
  );
});
