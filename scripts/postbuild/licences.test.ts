import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { licences } from "./licences";

const root = mkdtempSync(path.join(tmpdir(), "licences-"));

function madePackage(name: string, license: string | undefined, text?: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  if (text) writeFileSync(path.join(folder, "LICENSE"), text);
  return name;
}

test("each package is listed with version, licence and its text", () => {
  const list = licences(root, [
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
  expect(() => licences(root, [madePackage(name, license, text)])).toThrow(says);
});
