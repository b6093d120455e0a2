import path from "node:path";

import { componentOf, findIslands } from "../../islands/build/islands";
import { notIslands, sources } from "../postbuild/site";
import { components, readSources, type Sources } from "./sources";

const ending = ".client.tsx";

/** An `<Island>` as Prettier writes it: its name first, and then its component. */
const islandElement = /<Island\s+(?:name="([^"]*)"\s+component=\{(\w+)\})?/g;

/**
 * Names what would keep an island from being found by its name, in both directions. That an island exports its component
 * is esbuild's to say, which bundles it by that name.
 *
 * @param sources the TypeScript files of `app/`, tests aside
 * @returns one sentence for each
 */
function islandFindings(sources: Sources): string[] {
  const findings: string[] = [];
  const islands = new Map<string, string>();
  for (const [file, text] of sources) {
    const isClient = text.startsWith('"use client";');
    if (isClient && !file.endsWith(ending))
      findings.push(`${file} is a client component: rename it to end in ${ending}.`);
    if (!file.endsWith(ending)) continue;
    if (!isClient) findings.push(`${file} lacks "use client": add it as the first line.`);
    const name = path.posix.basename(file, ending);
    const first = islands.get(name);
    if (first) findings.push(`${file} has the same name as ${first}: rename one of them.`);
    else if (!notIslands.includes(name)) islands.set(name, file);
  }

  const rendered = new Set<string>();
  for (const [file, text] of sources) {
    for (const [, name = "", component = ""] of text.matchAll(islandElement)) {
      rendered.add(name);
      const island = islands.get(name);
      const wanted = `${componentOf(name)} of ${island}`;
      if (!island) findings.push(`${file}: there is no island "${name}": add ${name}${ending}.`);
      else if (importedAs(component, file, text) !== wanted)
        findings.push(`${file}: the component of <Island name="${name}"> must be ${wanted}.`);
    }
  }
  const lost = [...islands].filter(([name]) => !rendered.has(name));
  return [
    ...findings,
    ...lost.map(([, file]) => `${file} is not rendered: add an <Island>, or remove the file.`),
  ];
}

/** What a name of a file stands for: an export of another file. */
function importedAs(component: string, file: string, text: string): string | undefined {
  for (const [, names = "", address = ""] of text.matchAll(/^import \{([^}]*)\} from "(.*)";$/gm)) {
    const found = new RegExp(`(?:(\\w+) as )?\\b${component}\\b(?! as )`).exec(names);
    const from = path.posix.join(path.posix.dirname(file), address);
    if (found) return `${found[1] ?? component} of ${from}.tsx`;
  }
  return undefined;
}

test("every island of the project is found by its name", () => {
  const files = readSources(components);
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

const unknown = 'const X = () => <Island name="unknown" component={Unknown}></Island>;\n';
const other =
  'import { TabList } from "./other";\nconst X = () => <Island name="tab-list" component={TabList} />;\n';

test.each([
  [
    "an island without its directive",
    island,
    "export function TabList() {}\n",
    `${island} lacks "use client"`,
  ],
  ["another client component", "app/_ui/a.tsx", '"use client";\n', "app/_ui/a.tsx is a client component"],
  ["an unrendered island", "app/_ui/b.client.tsx", '"use client";\n', "app/_ui/b.client.tsx is not rendered"],
  [
    "a second of a name",
    "app/_ui/z/tab-list.client.tsx",
    '"use client";\n',
    `has the same name as ${island}`,
  ],
  ["a name without an island", "app/_ui/x.tsx", unknown, 'app/_ui/x.tsx: there is no island "unknown"'],
  ["a component of another file", "app/_ui/x.tsx", other, `must be TabList of ${island}.`],
])("%s is named", (_, file, text, finding) => {
  const sources = new Map(Object.entries(project));
  expect(islandFindings(sources)).toEqual([]);
  expect(islandFindings(sources.set(file, text))).toContainEqual(expect.stringContaining(finding));
});
