/** @jest-environment node */
import { readFileSync } from "node:fs";

import { projectFiles, readSources } from "./project-files";

/** The npm scripts that documents name. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, command = ""]) => command);

/** The folders that a README names, in a link or as code. */
const foldersIn = (text: string) => [...text.matchAll(/[(`]([\w.-]+)\//g)].map(([, folder = ""]) => folder);

const files = projectFiles();

test("every command that a document names is one of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const documents = [...readSources(files, /\.md$/).values()];
  const named = documents.flatMap(commandsIn);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((command) => !(command in scripts))).toEqual([]);
});

test("the README's map leaves no folder out", () => {
  // What starts with a dot is a tool's.
  const folders = new Set(files.flatMap((file) => /^([^./][^/]*)\//.exec(file)?.[1] ?? []));
  const named = foldersIn(readFileSync("README.md", "utf8"));
  expect(folders.size).toBeGreaterThan(0);
  expect([...folders].filter((folder) => !named.includes(folder))).toEqual([]);
});

test("commands and folders are found however they are written", () => {
  expect(commandsIn("`npm run test:unit`, then npm run ship -- --x")).toEqual(["test:unit", "ship"]);
  expect(foldersIn("`app/_ui/`, [scripts](scripts/), out/, [x](e2e/a.ts)")).toEqual([
    "app",
    "scripts",
    "e2e",
  ]);
});
