import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";

import { testFolder } from "../islands/build/test-folder";
import { CommandError, runCommand } from "./command/command.mjs";

const folder = testFolder();

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const commands = Object.values(scripts).flatMap(
  (script) => /^node (scripts\/run\.mjs) (\S+)$/.exec(script)?.[2] ?? [],
);

const run = (args: readonly string[], cwd = ".") =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8" });

test("--help prints the purpose of every command", () => {
  expect(commands.length).toBeGreaterThan(12);
  const helps = commands.map((name) => [name, run(["scripts/run.mjs", name, "--help"]).stdout]);
  expect(helps).toEqual(
    commands.map((name) => [name, expect.stringMatching(RegExp(`^\`npm (run )?${name}\`: `))]),
  );
});

test("an old Node and a path with # are named before anything else happens", () => {
  const version =
    'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "18.20.4" } })';
  expect(run(["--import", version, "scripts/run.mjs", "lint"])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\nNode 18\.20\.4 cannot run this project: install one of .*\n$/),
  });
  for (const file of ["package.json", "scripts/run.mjs", "scripts/command/command.mjs"])
    cpSync(file, folder.at(`a#b/${file}`));
  expect(run(["scripts/run.mjs", "start"], folder.at("a#b"))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\nThe project's folder has "#" in its path.*\n$/),
  });
});

const denied = Object.assign(new Error("EACCES: permission denied, open '/a/b'"), {
  code: "EACCES",
  path: "/a/b",
});

test.each([
  ["an error of the user", new CommandError("Sentence."), "\nSentence.", []],
  ["a folder without permission", denied, "\nEACCES: permission denied, open '/a/b'.", []],
  [
    "an unknown option",
    undefined,
    "\nUnknown option '--planted'. `-- --help` lists the options.",
    ["--planted"],
  ],
  ["an unknown argument", undefined, "\nUnexpected argument 'x'. `-- --help` lists the options.", ["x"]],
])("%s is a sentence", async (_, error, sentence, args) => {
  const { argv } = process;
  const log = jest.spyOn(console, "error").mockImplementation();
  process.argv = [...argv.slice(0, 2), ...args];
  await runCommand({}, () => {
    throw error;
  });
  expect(log.mock.calls).toEqual([[sentence]]);
  log.mockRestore();
  Object.assign(process, { argv, exitCode: 0 });
});
