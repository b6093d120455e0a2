import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const commands = Object.values(scripts).flatMap(
  (script) => /^node scripts\/run\.mjs (\S+)$/.exec(script)?.[1] ?? [],
);

const run = (args: readonly string[], env: NodeJS.Dict<string>) =>
  spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, ...env } });

test("every command begins with its purpose, which --help prints", () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const name of commands) {
    const file = name === "setup" ? "scripts/run.mjs" : `scripts/${name}.ts`;
    const [, purpose] = /\/\*\*[\s*]+(.*?)(?: \*\/)?\n/.exec(readFileSync(file, "utf8")) ?? [];
    expect([name, purpose]).toEqual([name, expect.stringMatching(RegExp(`^\`npm (run )?${name}\`: `))]);
    if (["setup", "test"].includes(name))
      expect(run(["scripts/run.mjs", name, "--help"], {}).stdout).toContain(purpose);
  }
});

/** A module that makes Node an old one. */
const old = (version: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, "versions", { value: { node: "${version}" } })`)}`;

test.each<[string, string, NodeJS.Dict<string>, says: string]>([
  ["Node 18.20.4", "messages", { NODE_OPTIONS: old("18.20.4") }, "Node 18.20.4 cannot run this project"],
  ["Node 20.18.9", "messages", { NODE_OPTIONS: old("20.18.9") }, "Node 20.18.9 cannot run this project"],
  ["an unknown option", "dev --planted", {}, "Unknown option '--planted'. `-- --help` lists the options."],
  ["an unknown argument", "golive x", {}, "Unexpected argument 'x'. `-- --help` lists the options."],
  ["an unknown step", "test --only planted", {}, 'There is no step "planted". The steps are words, '],
  ["a wrong port", "start", { PORT: "80a" }, 'PORT must be a whole number from 1 to 65535, not "80a".'],
  ["a wrong setting", "build", { BASE_PATH: "folder" }, 'BASE_PATH must be like "/folder" ('],
])("%s is refused in a sentence, without a stack", (_, command, env, says) => {
  const { status, stderr } = run(["scripts/run.mjs", ...command.split(" ")], env);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\n[^\n]+\n$/)]);
  expect(stderr).toContain(says);
});
