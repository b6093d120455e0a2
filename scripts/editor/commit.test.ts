/** @jest-environment node */
import { execFileSync } from "node:child_process";

import { makeChange, readChanges } from "./changes";
import { commitChanges } from "./commit";
import { type TemporaryProject, temporaryProject } from "./temporary-project";

let project: TemporaryProject;

const git = (...args: string[]) => execFileSync("git", args, { cwd: project.root, encoding: "utf8" }).trim();

beforeEach(() => {
  project = temporaryProject({ "other.txt": "one\n" });
  git("init", "--quiet");
  git("config", "user.name", "Editor");
  git("config", "user.email", "editor@silvapal.example");
  git("config", "core.autocrlf", "false");
  git("config", "commit.gpgsign", "false");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => project.remove());

const edit = { file: "messages/de.json", key: "a.1", before: '"Schluss"', after: '"Ende"' };

test("one commit of the changes, and of nothing else", async () => {
  await makeChange(project.root, "a.1", [edit]);
  await makeChange(project.root, "a.2", [{ ...edit, key: "a.2", before: '"Im Wald"', after: '"Wald"' }]);
  project.write("other.txt", "two\n");
  git("add", "other.txt");

  expect(await commitChanges(project.root, " Change the end ")).toBe(git("rev-parse", "--short", "HEAD"));
  expect(git("log", "--format=%s")).toBe("Change the end\nBegin");
  expect(git("show", "--format=", "--name-only", "HEAD")).toBe("messages/de.json");
  expect(git("diff", "--cached", "--name-only")).toBe("other.txt");
  expect(await readChanges(project.root)).toEqual([]);
});

test("a file that holds more than the changes is not committed", async () => {
  project.write("messages/de.json", project.read("messages/de.json").replace("Im Wald", "Wald"));
  await makeChange(project.root, "a.1", [edit]);
  await expect(commitChanges(project.root, "Change the end")).rejects.toMatchObject({
    reported: { code: "commitOtherChanges", values: { file: "messages/de.json" } },
  });
  expect(git("log", "--format=%s")).toBe("Begin");
  expect(await readChanges(project.root)).toHaveLength(1);
});

test("nothing to commit, and nothing to say of it", async () => {
  await expect(commitChanges(project.root, "Change nothing")).rejects.toMatchObject({
    reported: { code: "commitNothing" },
  });
  await makeChange(project.root, "a.1", [edit]);
  await expect(commitChanges(project.root, "  ")).rejects.toMatchObject({
    reported: { code: "commitNoMessage" },
  });
});

test("a refusal by git is reported in its words, and stays in the list", async () => {
  await makeChange(project.root, "a.1", [edit]);
  project.write(".git/hooks/pre-commit", "#!/bin/sh\necho not today >&2\nexit 1\n");
  execFileSync("chmod", ["+x", `${project.root}/.git/hooks/pre-commit`]);
  await expect(commitChanges(project.root, "Change the end")).rejects.toMatchObject({
    reported: { code: "commitRefused", values: { reason: "not today" } },
  });
  expect(await readChanges(project.root)).toHaveLength(1);
});
