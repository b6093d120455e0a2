import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { changedFiles } from "./changed-files.mjs";

let root: string;

const git = (...command: string[]) =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@test", ...command], { cwd: root });
const write = (file: string, text = "") => writeFileSync(path.join(root, file), text);
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "test");
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "changed-"));
  git("init", "--quiet");
});

afterEach(() => rmSync(root, { recursive: true }));

test("changes of the last commit and of the work tree are listed, of earlier commits and ignored files not", () => {
  for (const file of ["old", "edited", "staged", "removed", "gone", "moved"]) write(file, file);
  write(".gitignore", "ignored");
  commit();
  write("żółć in commit");
  git("rm", "--quiet", "gone");
  git("mv", "moved", "moved to");
  commit();
  write("edited", "changed");
  write("staged", "changed");
  git("add", "staged");
  write("untracked");
  write("ignored");
  rmSync(path.join(root, "removed"));

  const present = ["edited", "moved to", "staged", "untracked", "żółć in commit"];
  expect(changedFiles(root)?.toSorted()).toEqual([...present, "gone", "moved", "removed"].toSorted());
});

test("changes are unknown without a commit, at the first commit and outside a repository", () => {
  expect(changedFiles(root)).toBeUndefined();
  write("first");
  commit();
  expect(changedFiles(root)).toBeUndefined();
  rmSync(path.join(root, ".git"), { recursive: true });
  expect(changedFiles(root)).toBeUndefined();
});
