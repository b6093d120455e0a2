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
import { exportPort, plainEnvironment, readPort, TEST_PORT, testEnvironment } from "./command/environment";

interface Step {
  /** For the shell of any system: no quoting beyond double quotes. */
  readonly command: string;
  /** The steps that it waits for, where they run. */
  readonly after?: readonly string[];
  /** Nothing runs beside it. */
  readonly alone?: true;
}

/** The steps by name, in the order in which they start, two at a time. */
const steps: Readonly<Record<string, Step>> = {
  // A mistyped word is named within a second.
  words: { command: "npm run --silent messages -- --words", alone: true },
  // It encodes as many pictures at a time as there are processors.
  assets: { command: "npm run --silent assets", alone: true },
  // Before the build, which writes the types of the routes anew while it runs.
  typegen: { command: "npx next typegen", alone: true },
  build: { command: "npm run --silent build" },
  lint: { command: "npm run --silent lint" },
  budgets: { command: "npm run --silent size-budget", after: ["build"] },
  site: { command: "npx jest --ci --selectProjects site", after: ["build"] },
  unit: { command: "npx jest --ci --selectProjects unit" },
  // The check of the texts reads the whole project: one reading for both.
  types: { command: "npm run --silent messages -- --types", after: ["build"] },
  e2e: { command: "npx playwright test", alone: true },
};

/** What builds, reads or serves the site: it gets the settings that the tests give it. */
const ofTheSite = ["build", "site", "e2e"];

await runCommand(async () => {
  const { full, only } = readOptions();
  const port = readPort(TEST_PORT);
  if (only.includes("e2e")) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    ensureChromium();
    console.log(`Browser: ${findChromium()}`);
  }
  // Next's own check of types would repeat the step of that name.
  const settings = { FULL: full ? "1" : "", TYPES_CHECKED: "1" };
  const waiting = Object.keys(steps).filter((name) => only.includes(name));
  const running = new Map<string, Promise<void>>();
  const failed: string[] = [];
  while (running.size || (waiting.length && !failed.length)) {
    const next = failed.length ? undefined : nextOf(waiting, [...running.keys()]);
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const environment = ofTheSite.includes(next) ? testEnvironment(port) : plainEnvironment();
    const ended = run(next, { ...environment, ...settings }, only.length > 1 && !steps[next]?.alone).then(
      (isOk) => {
        running.delete(next);
        if (!isOk) failed.push(next);
      },
    );
    running.set(next, ended);
  }
  if (failed.length) throw new CommandError(`Failed: ${failed.join(", ")}.`);
});

/** The step that can start now: the first that waits for no other. What is alone holds back all that come after it. */
function nextOf(waiting: readonly string[], running: readonly string[]): string | undefined {
  if (running.length === 2 || running.some((name) => steps[name]?.alone)) return undefined;
  const alone = waiting.findIndex((name) => steps[name]?.alone);
  if (alone === 0) return running.length ? undefined : waiting[0];
  const isAhead = (name: string) => waiting.includes(name) || running.includes(name);
  return waiting
    .slice(0, alone === -1 ? undefined : alone)
    .find((name) => !steps[name]?.after?.some(isAhead));
}

/**
 * Reads the command line.
 *
 * @returns whether it asks for the full run, and the steps, all of them where it names none
 * @throws CommandError for an option or a step that does not exist
 */
function readOptions(): { full: boolean; only: readonly string[] } {
  const names = Object.keys(steps);
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
  const child = spawn(steps[name]?.command ?? "", {
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
