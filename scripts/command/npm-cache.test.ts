import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { writableCache } from "./npm-cache.mjs";

test("npm keeps its cache where it can be written, and else gets one in the project", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "npm-cache-"));
  // Nobody can write below a file, not even root, who may write into any folder.
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  expect(writableCache(folder)).toBe(folder);
  expect(writableCache(file)).toBe(path.resolve("node_modules/.cache/npm"));
  expect(writableCache(undefined)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
