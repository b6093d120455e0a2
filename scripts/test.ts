/**
 * `npm test`: every kind of check, the browser's on a covering sample of pages, languages and widths. `npm run test:all`
 * (`--full`): all of them, with Firefox, WebKit, the hosts and the editor. `npm test -- --only lint,unit` runs some steps.
 */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

import { ensureChromium, findChromium } from "./chromium";
import { CommandError, runCommand } from "./command/command-error.mjs";
import { ensurePortIsFree } from "./command/loopback";
import { ROOT } from "./command/root.mjs";
import { exportPort, plainEnvironment, readPort, TEST_PORT, testEnvironment } from "./preview-settings";

/** The commands by the names of their steps; for the shell of any system: no quoting beyond double quotes. */
const commands: Readonly<Record<string, string>> = {
  // A mistyped word is named within a second.
  words: "npm run --silent messages -- --words",
  assets: "npm run --silent assets",
  // Before the build, which writes the types of the routes anew while it runs.
  typegen: "npx next typegen",
  // With its incremental state TypeScript repeats errors about words that have been added since.
  types: "npx tsc --noEmit --incremental false",
  build: "npm run --silent build",
  budgets: "npm run --silent size-budget",
  site: "npx jest --ci --selectProjects site",
  lint: "npm run --silent lint",
  messages: "npm run --silent messages",
  unit: "npx jest --ci --selectProjects unit",
  e2e: "npx playwright test",
};

/** One after the other; the lists of a stage side by side. */
const stages = [
  [["words", "assets", "typegen", "types"]],
  [
    ["build", "budgets", "site"],
    ["lint", "messages", "unit"],
  ],
  [["e2e"]],
];

/** What builds, reads or serves the site: it gets the settings that the tests give it. */
const ofTheSite = ["build", "site", "e2e"];

await runCommand(async () => {
  const { full, only } = readOptions();
  const port = readPort(process.env.PORT, TEST_PORT);
  if (only.includes("e2e")) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    ensureChromium();
    console.log(`Browser: ${findChromium()}`);
  }
  // Next's own check of types would repeat the step of that name.
  const settings = { FULL: full ? "1" : "", TYPES_CHECKED: "1" };
  const failed: string[] = [];
  for (const lanes of stages.map((stage) => stage.map((lane) => lane.filter((name) => only.includes(name)))))
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) {
          if (failed.length) return;
          const environment = ofTheSite.includes(name) ? testEnvironment(port) : plainEnvironment();
          const isHeld = lanes.filter(({ length }) => length).length > 1;
          if (!(await run(name, { ...environment, ...settings }, isHeld))) failed.push(name);
        }
      }),
    );
  if (failed.length) throw new CommandError(`Failed: ${failed.join(", ")}.`);
});

/**
 * Reads the command line.
 *
 * @returns whether it asks for the full run, and the steps, all of them where it names none
 * @throws CommandError for an option or a step that does not exist
 */
function readOptions(): { full: boolean; only: readonly string[] } {
  const names = Object.keys(commands);
  try {
    const options = {
      full: { type: "boolean", default: false },
      only: { type: "string", default: names.join() },
    } as const;
    const { full, only } = parseArgs({ options }).values;
    const unknown = only.split(",").find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`There is no step "${unknown}"`);
    return { full, only: only.split(",") };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. The steps are ${names.join(", ")}.`);
  }
}

/**
 * Runs one step.
 *
 * @param isHeld whether its output is shown when it has ended, because another step runs beside it
 * @returns whether it ended with exit code 0
 */
function run(name: string, env: NodeJS.Dict<string>, isHeld: boolean): Promise<boolean> {
  const start = performance.now();
  const child = spawn(commands[name] ?? "", {
    cwd: ROOT,
    env: env as NodeJS.ProcessEnv,
    shell: true,
    stdio: isHeld ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes: Buffer) => output.push(bytes));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => {
      if (output.length) console.log(`\n${Buffer.concat(output).toString().trimEnd()}`);
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`── ${name}: ${exitCode === 0 ? "ok" : "failed"}, ${seconds} s ──`);
      resolve(exitCode === 0);
    });
  });
}
