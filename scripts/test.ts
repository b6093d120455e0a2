/**
 * `npm test`: every kind of check, the browser's on a covering sample of pages, languages and widths. `npm run test:all`
 * (`--full`): all of them, with Firefox, WebKit, the hosts and the editor. `npm test -- --only lint,unit` runs some steps.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureChromium, findChromium } from "./chromium";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { ensurePortIsFree } from "./command/loopback";
import { ROOT } from "./command/root.mjs";
import { exportPort, plainEnvironment, readPort, TEST_PORT, testEnvironment } from "./preview-settings";

interface Step {
  readonly name: string;
  /** For the shell of any system: no quoting beyond double quotes. */
  readonly command: string;
  /** Whether it builds, reads or serves the site, so that it needs the settings that the tests give it. */
  readonly site?: true;
}

const first: readonly Step[] = [
  // A mistyped word is named within a second.
  { name: "words", command: "npm run --silent messages -- --words" },
  { name: "assets", command: "npm run --silent assets" },
  // Before the build, which writes the types of the routes anew while it runs.
  { name: "typegen", command: "npx next typegen" },
  // With its incremental state TypeScript repeats errors about words that have been added since.
  { name: "types", command: "npx tsc --noEmit --incremental false" },
];
const build: readonly Step[] = [
  { name: "build", command: "npm run --silent build", site: true },
  { name: "budgets", command: "npm run --silent size-budget" },
  { name: "site", command: "npx jest --ci --selectProjects site", site: true },
];
const code: readonly Step[] = [
  { name: "lint", command: "npm run --silent lint" },
  { name: "messages", command: "npm run --silent messages" },
  { name: "unit", command: "npx jest --ci --selectProjects unit" },
];
const browser: readonly Step[] = [{ name: "e2e", command: "npx playwright test", site: true }];

const names = [first, build, code, browser].flat().map(({ name }) => name);

await runCommand(async () => {
  const { full, only } = optionsOf(process.argv.slice(2));
  const wanted = (steps: readonly Step[]) =>
    steps.filter(({ name }) => only.length === 0 || only.includes(name));
  const stages = [[first], [build, code], [browser]]
    .map((lanes) => lanes.map(wanted).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
  const runs = (name: string) => stages.flat(2).some((step) => step.name === name);

  const port = readPort(process.env.PORT, TEST_PORT);
  if (runs("e2e")) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    ensureChromium();
    console.log(`Browser: ${findChromium()}`);
  }
  // Next's own check of types would repeat the step of that name.
  const settings = { FULL: full ? "1" : "", TYPES_CHECKED: "1" };
  const environment = { ...plainEnvironment(), ...settings };
  const siteEnvironment = { ...testEnvironment(port), ...settings };

  const results: { name: string; seconds: number; passed: boolean }[] = [];
  const start = performance.now();
  for (const lanes of stages) {
    const runLane = async (lane: readonly Step[]) => {
      for (const step of lane) {
        if (results.some(({ passed }) => !passed)) return;
        const begin = performance.now();
        const passed = await run(step, step.site ? siteEnvironment : environment, lanes.length > 1);
        results.push({ name: step.name, seconds: (performance.now() - begin) / 1000, passed });
      }
    };
    await Promise.all(lanes.map(runLane));
  }

  console.log("");
  for (const { name, seconds, passed } of results)
    console.log(`${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s  ${passed ? "ok" : "failed"}`);
  const notRun = stages
    .flat(2)
    .map(({ name }) => name)
    .filter((name) => !results.some((result) => result.name === name));
  if (notRun.length) console.log(`Not run, because a step before failed: ${notRun.join(", ")}.`);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(`${((performance.now() - start) / 60_000).toFixed(1)} min in all.`);
  if (failed.length) throw new CommandError(`Failed: ${failed.join(", ")}.`);
  if (!full && !only.length)
    console.log(
      "Every kind of check ran, the browser's on a sample. `npm run test:all` adds: every page in every language and width, " +
        "Next's own hydration, the pixel comparison, the whole browser, a build for a sub-folder, hosts, the editor, Firefox and WebKit.",
    );
});

/**
 * Reads the command line.
 *
 * @throws CommandError for an option or a step that does not exist
 */
function optionsOf(args: readonly string[]): { full: boolean; only: string[] } {
  const usage = `The steps are ${names.join(", ")}; some of them: npm test -- --only lint,unit`;
  try {
    const options = {
      full: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const only = (values.only ?? []).flatMap((each) => each.split(","));
    const unknown = only.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`There is no step "${unknown}"`);
    return { full: values.full, only };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. ${usage}`);
  }
}

/**
 * Runs one step.
 *
 * @param held whether its output is shown when it has ended, because another step runs beside it
 * @returns whether it ended with exit code 0
 */
function run({ name, command }: Step, env: NodeJS.Dict<string>, held: boolean): Promise<boolean> {
  if (!held) console.log(`\n── ${name} ──`);
  const child = spawn(command, {
    cwd: join(ROOT),
    env: env as NodeJS.ProcessEnv,
    shell: true,
    stdio: held ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes: Buffer) => output.push(bytes));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => {
      if (held) console.log(`\n── ${name} ──\n${Buffer.concat(output).toString().trimEnd()}`);
      resolve(exitCode === 0);
    });
  });
}
