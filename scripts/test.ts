/**
 * `npm test`: all kinds of checks. Linters read the changed files; the browser tests a sample of pages, languages
 * and widths.
 * `npm run test:all` (`--full`): everything, with Firefox, WebKit and the editor.
 * `npm test -- --only lint,unit` runs some steps.
 */
import spawn, { type SubprocessError } from "nano-spawn";

import { ensureChromium, findChromium } from "./chromium";
import { CommandError, ROOT, runCommand } from "./command/command.mjs";
import { ensurePortIsFree } from "./command/loopback";
import { exportPort, plainEnvironment, readPort, TEST_PORT, testEnvironment } from "./command/environment";

/** Commands by step, for the shell of any system: they quote with nothing but double quotes. */
const steps = {
  // The fastest check comes first: about a second.
  words: "npm run --silent messages",
  downloads: "npm run --silent downloads",
  // Before the build, which rewrites the route types while it runs.
  typegen: "npx next typegen",
  build: "npm run --silent build",
  budgets: "npm run --silent size-budget",
  site: "npx jest --ci --selectProjects site",
  types: "npm run --silent types",
  lint: "npm run --silent lint",
  unit: "npx jest --ci --selectProjects unit",
  e2e: "npx playwright test",
} as const;

type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];

/** Commands of steps that the short run shortens. */
const shortSteps: Partial<Record<Step, string>> = { lint: `${steps.lint} -- --changed` };

/**
 * Stages run in order. Their workers take the steps in this order: the longest first, so that both end at about
 * the same time on two cores.
 */
const stages: readonly { readonly workers: number; readonly steps: readonly Step[] }[] = [
  { workers: 2, steps: ["downloads", "words", "typegen"] },
  { workers: 2, steps: ["build", "unit", "lint", "types", "site", "budgets"] },
  { workers: 1, steps: ["e2e"] },
];

/** Steps that read the build, or types that it writes again. */
const afterBuild: readonly Step[] = ["types", "site", "budgets"];

/** Steps that build, read or serve the site get the tests' settings. */
const ofTheSite: readonly Step[] = ["build", "site", "e2e"];

const options = {
  full: { type: "boolean", default: false },
  only: { type: "string", default: names.join() },
} as const;

await runCommand(options, async ({ full, only: listed }) => {
  const only = listed.split(",");
  const unknown = only.find((name) => !names.includes(name as Step));
  if (unknown !== undefined)
    throw new CommandError(`There is no step "${unknown}". The steps are ${names.join(", ")}.`);
  const port = readPort(TEST_PORT);
  if (only.includes("e2e")) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    ensureChromium();
    console.log(`Browser: ${findChromium()}`);
  }
  const settings = { FULL: full ? "1" : "" };
  const commandOf = (name: Step) => (full ? undefined : shortSteps[name]) ?? steps[name];
  const failed: Step[] = [];
  let build: Promise<unknown> | undefined;
  for (const { workers, steps } of stages) {
    const left = steps.filter((name) => only.includes(name));
    const isParallel = Math.min(workers, left.length) > 1;
    const work = async () => {
      for (let name = left.shift(); name; name = left.shift()) {
        if (afterBuild.includes(name)) await build;
        if (failed.length) return;
        const environment = ofTheSite.includes(name) ? testEnvironment(port) : plainEnvironment();
        const running = run(name, commandOf(name), { ...environment, ...settings }, isParallel).then(
          (isGreen) => {
            if (!isGreen) failed.push(name);
          },
        );
        if (name === "build") build = running;
        await running;
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  }
  if (failed.length) throw new CommandError(`Failed: ${failed.join(", ")}.`);
});

/**
 * Runs one step.
 *
 * @param command for the shell of any system
 * @param isHeld whether its output is printed at its end, because another step runs in parallel
 * @returns whether it exited with 0
 */
async function run(name: Step, command: string, env: NodeJS.Dict<string>, isHeld: boolean): Promise<boolean> {
  const start = performance.now();
  console.log(`── ${name} ──`);
  const stream = isHeld ? "pipe" : "inherit";
  const options = { cwd: ROOT, env, shell: true, stdin: "ignore", stdout: stream, stderr: stream } as const;
  const { output, exitCode } = await spawn(command, options).then(
    (result) => ({ ...result, exitCode: 0 }),
    (error: SubprocessError) => error,
  );
  if (output) console.log(`\n${output}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${exitCode === 0 ? "ok" : "failed"}, ${seconds} s ──`);
  return exitCode === 0;
}
