import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

import { testFolder } from "../../islands/build/test-folder";
import { changedFiles } from "./changed-files.mjs";

const root = testFolder();

const git = (...command: string[]) =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@test", ...command], { cwd: root.path });
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "test");
};

test("changes of the last commit and of the work tree are listed, of earlier commits and ignored files not", () => {
  git("init", "--quiet");
  for (const file of ["old", "edited", "staged", "removed", "gone", "moved"]) root.write(file, file);
  root.write(".gitignore", "ignored");
  commit();
  root.write("żółć in commit");
  git("rm", "--quiet", "gone");
  git("mv", "moved", "moved to");
  commit();
  root.write("edited", "changed");
  root.write("staged", "changed");
  git("add", "staged");
  for (const file of ["untracked", "ignored"]) root.write(file);
  rmSync(root.at("removed"));
  const present = ["edited", "moved to", "staged", "untracked", "żółć in commit"];
  expect(changedFiles(root.path)?.toSorted()).toEqual([...present, "gone", "moved", "removed"].toSorted());
});

test("changes are unknown outside a repository, without a commit and at the first commit", () => {
  expect(changedFiles(root.path)).toBeUndefined();
  git("init", "--quiet");
  expect(changedFiles(root.path)).toBeUndefined();
  root.write("first");
  commit();
  expect(changedFiles(root.path)).toBeUndefined();
});
