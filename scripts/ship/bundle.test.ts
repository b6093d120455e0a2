/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { bundle } from "./bundle";

/** A page without anything for the inline code. */
const nothing = { rows: false, dialogs: false, drafts: false, tabs: false, filter: false, later: false };

let root: string;
let out: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bundle-"));
  out = path.join(root, "out");
  put(
    "app/_browser/early.ts",
    "import(START_MODULE).then((start) => start.start()); if (PAGE_HAS.tabs) addEventListener('keydown', start)",
  );
  put("app/_browser/start.ts", "export const start = () => import(HYDRATE_MODULE)");
  put(
    "app/_browser/islands/hydrate.tsx",
    'import { shared } from "./shared"; export const hydrate = () => shared',
  );
  put("app/_browser/islands/shared.ts", 'export const shared = { says: "shared by several" }');
  put(
    "app/_sections/home/company/counter/counter.client.tsx",
    `import "./counter.css"; import { shared } from "../../../../_browser/islands/shared";
     export function Counter() { return [shared, "counter__value", process.env.NODE_ENV] }`,
  );
  put("app/_sections/home/company/counter/counter.css", ".counter__value { color: red }");
  put("app/_ui/tabs/tab-list.client.tsx", 'export function TabList() { return "tabs__list" }');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

test("each step fetches the next under the base path, and only what it needs", async () => {
  const { early, modules, codeOf } = await bundle(root, out, "/some/folder");
  expect(early(nothing)).toContain(`import("/some/folder/${modules.loader}")`);
  expect(early(nothing)).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
  expect(codeOf([])).toContain(`import("/some/folder/${modules.hydrate}")`);
  expect(Object.keys(modules.islands)).toEqual(["counter", "tab-list"]);
  for (const file of [modules.loader, modules.hydrate, ...Object.values(modules.islands)]) {
    expect(file).toMatch(/^assets\/js\/[\w-]+-[A-Z0-9]{8}\.js$/);
    expect(existsSync(path.join(out, file))).toBe(true);
  }
});

test("a page carries only the inline code that it can use", async () => {
  const { early } = await bundle(root, out, "");
  expect(early({ ...nothing, tabs: true })).toContain("keydown");
  expect(early(nothing)).not.toContain("keydown");
});

test("the code of a page is that of its islands, with what they share and without their styles", async () => {
  const { codeOf } = await bundle(root, out, "");
  const counter = codeOf(["counter"]);
  expect(counter).toContain("counter__value");
  expect(counter).toContain('"production"');
  expect(counter.match(/shared by several/g)).toHaveLength(1);
  expect(counter).not.toMatch(/tabs__list|color: ?red/);
  expect(codeOf([])).not.toMatch(/counter__value|shared by several/);
});
