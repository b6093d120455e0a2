import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { bundle } from "./bundle";

let root: string;
let out: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bundle-"));
  out = path.join(root, "out");
  put(
    "app/inline-loader.ts",
    "import(LOADER_MODULE).then((loader) => loader.start()); if (HAS.tabs) addEventListener('keydown', print)",
  );
  put("app/loader.ts", "export const start = () => import(HYDRATE_MODULE)");
  put(
    "islands/browser/hydrate.tsx",
    'import { common } from "../../app/common"; export const hydrate = () => common',
  );
  put("app/common.ts", 'export const common = { text: "used by several" }');
  put(
    "app/_sections/home/company/counter/counter.client.tsx",
    `import "./counter.css"; import { common } from "../../../../common";
     export function Counter() { return [common, "counter__value", process.env.NODE_ENV] }`,
  );
  put("app/_sections/home/company/counter/counter.css", ".counter__value { color: red }");
  put("app/_ui/tab-list.client.tsx", 'export function TabList() { return "tabs__list" }');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const bundled = (basePath = "") =>
  bundle({
    root,
    out,
    basePath,
    sources: "app",
    inlineLoader: "app/inline-loader.ts",
    loader: "app/loader.ts",
  });

test("each step fetches the next under the base path, and only what it needs", async () => {
  const { inlineLoader, modules, codeOf } = await bundled("/some/folder");
  expect(inlineLoader({ "HAS.tabs": false })).toContain(`import("/some/folder/${modules.loader}")`);
  expect(inlineLoader({ "HAS.tabs": false })).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
  expect(codeOf([])).toContain(`import("/some/folder/${modules.hydrate}")`);
  expect(Object.keys(modules.islands)).toEqual(["counter", "tab-list"]);
  for (const file of [modules.loader, modules.hydrate, ...Object.values(modules.islands)]) {
    expect(file).toMatch(/^assets\/js\/[\w-]+-[A-Z0-9]{8}\.js$/);
    expect(existsSync(path.join(out, file))).toBe(true);
  }
});

test("a page carries only the inline code that it can use", async () => {
  const { inlineLoader } = await bundled();
  expect(inlineLoader({ "HAS.tabs": true })).toContain("keydown");
  expect(inlineLoader({ "HAS.tabs": false })).not.toContain("keydown");
});

test("the code of a page is that of its islands, with what they share and without their styles", async () => {
  const { codeOf } = await bundled();
  const counter = codeOf(["counter"]);
  expect(counter).toContain("counter__value");
  expect(counter).toContain('"production"');
  expect(counter.match(/used by several/g)).toHaveLength(1);
  expect(counter).not.toMatch(/tabs__list|color: ?red/);
  expect(codeOf([])).not.toMatch(/counter__value|used by several/);
});
