import { execFileSync } from "node:child_process";

import { testFolder } from "../../islands/build/test-folder";
import { generatorText, provenance, provenanceOf } from "./provenance";

const root = testFolder();
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root.path, encoding: "utf8", stdio: "pipe" }).trim();
const version = '{ "version": "1.2.3" }\n';

beforeEach(() => root.write("package.json", version));

function commit(): string {
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@silvapal.example", "commit", "--quiet", "-m", "Begin");
  return git("rev-parse", "HEAD");
}

test("a clone knows its version and its commit", () => {
  const whole = commit();
  const found = provenance(root.path);
  expect(found.version).toBe("1.2.3");
  expect(found.commit).toMatch(/^[0-9a-f]{12}$/);
  expect(whole.startsWith(found.commit ?? "-")).toBe(true);
  // Files that are not as committed are reported.
  root.write("package.json", `${version}\n`);
  expect(provenance(root.path).commit).toMatch(/^[0-9a-f]{12}\+$/);
});

test("without git there is a version, the same every time", () => {
  expect(provenance(root.path)).toEqual({ version: "1.2.3", commit: undefined });
  expect(generatorText(provenance(root.path))).toBe("1.2.3");
});

test("a clone without a commit has none; neither has a copy in somebody else's clone", () => {
  git("init", "--quiet");
  expect(provenance(root.path).commit).toBeUndefined();
  commit();
  root.write("copy/package.json", version);
  expect(provenance(root.at("copy")).commit).toBeUndefined();
});

test("a page states it, and one that states nothing has an unknown origin", () => {
  const state = (head: string) => root.write("index.html", `<head>${head}</head>`);
  for (const found of [{ version: "1.2.3", commit: "0123456789ab" }, { version: "1.2.3" }]) {
    state(`<meta name="generator" content="${generatorText(found)}">`);
    expect(provenanceOf(root.path)).toEqual(found);
  }
  state("");
  expect(provenanceOf(root.path)).toBeUndefined();
});
