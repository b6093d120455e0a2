/** @jest-environment node */
import { findIslands } from "../../islands/build/islands";
import { notIslands, sources } from "../postbuild/site";
import { islandFindings } from "./island-names";
import { projectFiles, readSources } from "./project-files";

test("every island of the project is found by its name", () => {
  const files = readSources(projectFiles(), /^app\/(?!.*\.test\.).*\.tsx?$/);
  expect([...files.keys()].filter((file) => file.endsWith(".client.tsx"))).toHaveLength(
    findIslands(".", sources, notIslands).length + 1,
  );
  expect(islandFindings(files)).toEqual([]);
});

const island = "app/_ui/tab-list.client.tsx";
const place = "app/_ui/tabs.tsx";
const project = {
  [island]: '"use client";\nexport function TabList() {}\n',
  [place]:
    'import { TabList as List } from "./tab-list.client";\nexport const Tabs = () => <Island name="tab-list" component={List} props={{}} hydrate="load" />;\n',
};

test.each<[string, Record<string, string>, string]>([
  [
    "an island without its directive",
    { [island]: "export function TabList() {}\n" },
    `${island} lacks "use client"`,
  ],
  [
    "a directive that is not the first",
    { [island]: 'import "./a.css";\n"use client";\nexport function TabList() {}\n' },
    `${island} lacks "use client"`,
  ],
  [
    "a client component of another kind",
    { "app/_ui/a.tsx": '"use client";\n' },
    "app/_ui/a.tsx is a client component",
  ],
  [
    "an island that is never rendered",
    { "app/_ui/lost.client.tsx": '"use client";\nexport const Lost = () => null;\n' },
    "app/_ui/lost.client.tsx is not rendered",
  ],
  [
    "a second island of the same name",
    { "app/_ui/z/tab-list.client.tsx": '"use client";\nexport function TabList() {}\n' },
    `app/_ui/z/tab-list.client.tsx has the same name as ${island}`,
  ],
  [
    "a name without an island",
    { "app/_ui/x.tsx": 'const X = () => <Island name="unknown" component={Unknown}></Island>;\n' },
    'app/_ui/x.tsx: there is no island "unknown"',
  ],
  [
    "a component of another file",
    {
      "app/_ui/x.tsx":
        'import { TabList } from "./other";\nconst X = () => <Island name="tab-list" component={TabList} />;\n',
    },
    `app/_ui/x.tsx: the component of <Island name="tab-list"> must be TabList of ${island}.`,
  ],
])("%s is named", (_, planted, finding) => {
  expect(islandFindings(new Map(Object.entries(project)))).toEqual([]);
  expect(islandFindings(new Map(Object.entries({ ...project, ...planted })))).toContainEqual(
    expect.stringContaining(finding),
  );
});
