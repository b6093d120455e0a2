import { testFolder } from "../../islands/build/test-folder";
import { licences } from "./licences";

const root = testFolder();

function madePackage(name: string, license?: string, text?: string): string {
  root.write(`${name}/package.json`, JSON.stringify({ name, version: "1.2.3", license }));
  if (text) root.write(`${name}/LICENSE`, text);
  return name;
}

test("each package is listed with version, licence and its text", () => {
  const list = licences(root.path, [
    madePackage("one", "MIT", "First text"),
    madePackage("two", "ISC", "Second text"),
  ]);
  expect(list).toMatch(/^one 1\.2\.3 \(MIT\)\s+First text[\s-]+two 1\.2\.3 \(ISC\)\s+Second text\s+$/);
});

test.each([
  ["copyleft", "GPL-3.0-only", "Text", "GPL-3.0-only"],
  ["unnamed", undefined, "Text", "none"],
  ["textless", "MIT", undefined, "no file"],
])("a package that can't be shipped is refused: %s", (name, license, text, says) => {
  expect(() => licences(root.path, [madePackage(name, license, text)])).toThrow(says);
});
