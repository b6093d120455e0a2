import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { bundle } from "./bundle";
import { testFolder } from "./test-folder";

const folder = testFolder();

beforeEach(() => {
  folder.write(
    "app/inline-loader.ts",
    "import(LOADER_MODULE).then((loader) => loader.start()); if (HAS.tabs) addEventListener('keydown', print)",
  );
  folder.write("app/loader.ts", "export const start = () => SCRIPT_FOLDER");
  folder.write("app/behaviours.client.tsx", "export const Behaviours = () => null");
  folder.write("islands/browser/hydrate.tsx", "export const hydrate = () => {}");
  for (const file of ["react/index", "react/jsx-runtime", "react-dom/index", "react-dom/client"])
    folder.write(`node_modules/${file}.js`, `exports.version = "code of ${file}"`);
  folder.write("app/common.ts", 'export const common = { text: "used by several" }');
  folder.write(
    "app/_sections/home/company/counter/counter.client.tsx",
    `import "./counter.css"; import { common } from "../../../../common";
     export function Counter() { return [common, "counter__value", process.env.NODE_ENV] }`,
  );
  folder.write("app/_sections/home/company/counter/counter.css", ".counter__value { color: red }");
  folder.write(
    "app/_ui/tab-list.client.tsx",
    `import React from "react"; import { common } from "../common";
     export const TabList = () => [React, common, "tabs__list"]; export const x = "not asked for"`,
  );
});

const bundled = (basePath = "", pages: string[][] = [], pressed: string[] = []) =>
  bundle(
    {
      root: folder.path,
      out: folder.at("out"),
      basePath,
      sources: "app",
      notIslands: ["behaviours"],
      inlineLoader: "app/inline-loader.ts",
      loader: "app/loader.ts",
    },
    pages.map((names) => names.map((name) => ({ name, onPress: pressed.includes(name) }))),
  );

test("each module fetches the next below the base path, and a page has only the inline code that it can use", async () => {
  const { inlineLoader, modules, codeOf } = await bundled("/some/folder");
  const [lean, whole] = [false, true].map((has) => inlineLoader({ "HAS.tabs": has }));
  expect(lean).toContain(`import("/some/folder/${modules.loader}")`);
  expect(lean).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
  expect(lean).not.toContain("keydown");
  expect(whole).toContain("keydown");
  expect(codeOf([])).toContain('"/some/folder/assets/js/"');
  expect(Object.keys(modules.islands)).toEqual(["counter", "tab-list"]);
  for (const file of [modules.loader, ...Object.values(modules.islands)]) {
    expect(file).toMatch(/^assets\/js\/[\w-]+-[A-Z0-9]{8}\.js$/);
    expect(existsSync(folder.at(`out/${file}`))).toBe(true);
  }
});

test("a page's code is that of its islands with shared modules and without styles", async () => {
  const { codeOf } = await bundled();
  const counter = codeOf(["counter"]);
  expect(counter).toContain("counter__value");
  expect(counter).toContain('"production"');
  expect(counter.match(/used by several/g)).toHaveLength(1);
  expect(counter).not.toMatch(/tabs__list|color: ?red/);
  expect(codeOf(["tab-list"])).not.toMatch(/counter__value|not asked for/);
  expect(codeOf([])).not.toMatch(/counter__value|used by several/);
});

test.each([
  [[["counter"], ["tab-list"]], 2],
  [[["tab-list", "counter"]], 1],
  [[["counter", "other"], ["tab-list", "other"], ["other"]], 1],
])("islands that meet on the pages %j share modules; all share React", async (pages, copies) => {
  folder.write("app/other.client.tsx", "export const Other = () => null");
  const { codeOf, modules } = await bundled("", pages);
  const code = codeOf(["counter", "tab-list"]);
  expect(code.match(/used by several/g)).toHaveLength(copies);
  expect(code.match(/code of react\/index/g)).toHaveLength(1);
  expect(Object.keys(modules.islands)).toEqual(["counter", "other", "tab-list"]);
});

test("a module imported later is requested together with its own imports", async () => {
  folder.write("app/loader.ts", 'export const start = () => import("./later"); import("./other")');
  for (const name of ["later", "other"])
    folder.write(`app/${name}.ts`, `import { common } from "./common"; export const ${name} = common`);
  const { modules, codeOf } = await bundled();
  const code = codeOf([]);
  const later = Object.keys(modules.imports).find((file) => file.includes("/later-")) ?? "";
  const [{ file: shared = "" } = {}] = modules.imports[later] ?? [];
  expect(shared).toMatch(/chunk-/);
  const names = [shared, later].map((file) => path.basename(file, ".js"));
  expect(code).toMatch(
    new RegExp(
      `\\("${names[0]}"\\.split\\(" "\\)\\.forEach\\(\\w+\\),import\\("./${names[1]}.js"\\).*modulepreload`,
      "s",
    ),
  );
});

test("the loader knows each island's modules: all that it imports, and what comes later if it waits for a press", async () => {
  for (const name of ["later", "other"])
    folder.write(
      `app/${name}.client.tsx`,
      `import React from "react"; export const ${name === "later" ? "Later" : "Other"} = () => [React, import("./added")]`,
    );
  folder.write("app/added.ts", "export const added = 1");
  folder.write(
    "app/loader.ts",
    "declare const ISLAND_MODULES: object; export const requests = ISLAND_MODULES",
  );
  const { modules } = await bundled("", [["later"], ["other"]], ["later"]);
  const { requests } = (await import(folder.at(`out/${modules.loader}`))) as {
    requests: Record<string, string>;
  };
  const namesOf = (island: string) => requests[island]?.replace(/-[A-Z0-9]{8}/g, "");
  expect([namesOf("later"), namesOf("other")]).toEqual(["later chunk react added", "other chunk react"]);
});

test("an island that meets no other has one module, which it shares with all that it imports later", async () => {
  folder.write("app/first.ts", 'export const first = { text: "first" }');
  folder.write("app/one.ts", 'export { common } from "./common"; export { first } from "./first"');
  folder.write("app/two.ts", 'export { first } from "./first"');
  folder.write(
    "app/alone.client.tsx",
    `import { common } from "./common"; import { first } from "./first";
     export const Alone = () => [common, first, import("./one"), import("./two")]`,
  );
  const { modules } = await bundled("", [["alone"], ["counter", "tab-list"]]);
  const entry = modules.islands["alone"] ?? "";
  const shared = (modules.imports[entry] ?? []).filter(({ file }) => file.includes("chunk-"));
  expect(shared).toHaveLength(1);
  const code = readFileSync(folder.at(`out/${shared[0]?.file}`), "utf8");
  expect(code).toMatch(/used by several.*first|first.*used by several/s);
});
