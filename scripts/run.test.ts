import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { CommandError, runCommand } from "./command/command.mjs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const commands = Object.values(scripts).flatMap(
  (script) => /^node scripts\/run\.mjs (\S+)$/.exec(script)?.[1] ?? [],
);

const run = (args: readonly string[]) => spawnSync(process.execPath, args, { encoding: "utf8" });

test("every command begins with its purpose, which --help prints", () => {
  expect(commands.length).toBeGreaterThan(12);
  for (const name of commands) {
    const file = name === "setup" ? "scripts/run.mjs" : `scripts/${name}.ts`;
    const [, purpose] = /\/\*\*[\s*]+(.*?)(?: \*\/)?\n/.exec(readFileSync(file, "utf8")) ?? [];
    expect([name, purpose]).toEqual([name, expect.stringMatching(RegExp(`^\`npm (run )?${name}\`: `))]);
    if (["setup", "lint"].includes(name))
      expect(run(["scripts/run.mjs", name, "--help"]).stdout).toContain(purpose);
  }
});

test.each(["18.20.4", "20.18.9"])("Node %s is refused before anything else happens", (version) => {
  const old = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
  expect(run(["--import", old, "scripts/run.mjs", "lint"])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(RegExp(`^\nNode ${version} cannot run this project: install .*\n$`)),
  });
});

test.each([
  ["an error of the user", new CommandError("Sentence."), "\nSentence.", []],
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
