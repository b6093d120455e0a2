import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generatorText, provenance, provenanceOf } from "./provenance";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
const project = (folder: string) => writeFileSync(join(folder, "package.json"), '{ "version": "1.2.3" }\n');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "provenance-"));
  project(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function commit(): string {
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@silvapal.example", "commit", "--quiet", "-m", "Begin");
  return git("rev-parse", "HEAD");
}

test("a clone knows its version and its commit", () => {
  const whole = commit();
  const found = provenance(root);
  expect(found.version).toBe("1.2.3");
  expect(found.commit).toMatch(/^[0-9a-f]{12}$/);
  expect(whole.startsWith(found.commit ?? "-")).toBe(true);
  // Files that are not as committed are reported.
  appendFileSync(join(root, "package.json"), "\n");
  expect(provenance(root).commit).toMatch(/^[0-9a-f]{12}\+$/);
});

test("without git there is a version, the same every time", () => {
  expect(provenance(root)).toEqual({ version: "1.2.3", commit: undefined });
  expect(generatorText(provenance(root))).toBe("1.2.3");
});

test("a clone without a commit has none; neither has a copy in somebody else's clone", () => {
  git("init", "--quiet");
  expect(provenance(root).commit).toBeUndefined();
  commit();
  const inner = join(root, "copy");
  mkdirSync(inner);
  project(inner);
  expect(provenance(inner).commit).toBeUndefined();
});

test("a page states it, and one that states nothing has an unknown origin", () => {
  const state = (head: string) => writeFileSync(join(root, "index.html"), `<head>${head}</head>`);
  for (const found of [{ version: "1.2.3", commit: "0123456789ab" }, { version: "1.2.3" }]) {
    state(`<meta name="generator" content="${generatorText(found)}">`);
    expect(provenanceOf(root)).toEqual(found);
  }
  state("");
  expect(provenanceOf(root)).toBeUndefined();
});
