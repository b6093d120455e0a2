import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";

import { findIslands, islandEntries } from "./islands";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "islands-"));
  put("app/_sections/home/company/counter/counter.client.tsx", 'export const Counter = () => "counter"');
  put(
    "app/_ui/tab-list.client.tsx",
    'export const TabList = () => "tabs"; export const other = "not asked for"',
  );
  put("app/_ui/tabs.tsx", "export const Tabs = () => null");
  put("app/_client/behaviours.client.tsx", "export const Behaviours = () => null");
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`island:${name}`],
    plugins: [islandEntries(root, findIslands(root, "app", ["behaviours"]))],
    bundle: true,
    format: "esm",
    write: false,
    outdir: "out",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

test("islands are the client components of the project, except those that are named", () => {
  expect(findIslands(root, "app", ["behaviours"])).toEqual([
    {
      name: "counter",
      file: "app/_sections/home/company/counter/counter.client.tsx",
      component: "Counter",
    },
    { name: "tab-list", file: "app/_ui/tab-list.client.tsx", component: "TabList" },
  ]);
});

test("the module of an island is its component and nothing else", async () => {
  const code = await bundled("tab-list");
  expect(code).toMatch(/TabList as default/);
  expect(code).not.toContain("not asked for");
});

test("a name without a file stops the build", async () => {
  await expect(bundled("unknown")).rejects.toThrow('There is no island "unknown".');
});

test("a component of another name stops the build", async () => {
  put("app/_ui/tab-list.client.tsx", "export const Tabs = () => null");
  await expect(bundled("tab-list")).rejects.toThrow(/No matching export.*"TabList"/);
});
