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

interface Step {
  /** For the shell of any system: it quotes with nothing but double quotes. */
  readonly command: string;
  /** The command of the short run, if it differs. */
  readonly short?: string;
  readonly after: readonly string[];
  /** Steps that build, read or serve the site get the tests' settings. */
  readonly isOfSite?: true;
}

/**
 * Two steps run at a time, in this order as far as those before them have ended: the longest first, so that both
 * cores are busy to the end. The browser tests use both.
 */
const steps: Readonly<Record<string, Step>> = {
  downloads: { command: "npm run --silent downloads", after: [] },
  words: { command: "npm run --silent messages", after: [] },
  // Before the build, which rewrites the route types while it runs.
  typegen: { command: "npx next typegen", after: [] },
  build: { command: "npm run --silent build", after: ["downloads", "words", "typegen"], isOfSite: true },
  unit: { command: "npx jest --ci --selectProjects unit", after: ["downloads"] },
  lint: {
    command: "npm run --silent lint",
    short: "npm run --silent lint -- --changed",
    after: ["downloads", "typegen"],
  },
  types: { command: "npm run --silent types", after: ["build"] },
  site: { command: "npx jest --ci --selectProjects site", after: ["build"], isOfSite: true },
  budgets: { command: "npm run --silent size-budget", after: ["build"] },
  e2e: {
    command: "npx playwright test",
    after: ["words", "build", "unit", "lint", "types", "site", "budgets"],
    isOfSite: true,
  },
};
const names = Object.keys(steps);

const options = {
  full: { type: "boolean", default: false },
  only: { type: "string", default: names.join() },
} as const;

await runCommand(options, async ({ full, only: listed }) => {
  const only = listed.split(",");
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no step "${unknown}". The steps are ${names.join(", ")}.`);
  const port = readPort(TEST_PORT);
  if (only.includes("e2e")) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    ensureChromium();
    console.log(`Browser: ${findChromium()}`);
  }
  const left = new Map(Object.entries(steps).filter(([name]) => only.includes(name)));
  const running = new Map<string, Promise<unknown>>();
  const failed: string[] = [];
  const isReady = ({ after }: Step) => !after.some((name) => left.has(name) || running.has(name));
  for (;;) {
    const [name, step] = [...left].find(([, each]) => isReady(each) && !failed.length) ?? [];
    if (name && step && running.size < 2) {
      left.delete(name);
      const settings = step.isOfSite ? testEnvironment(port) : plainEnvironment();
      const command = (full ? undefined : step.short) ?? step.command;
      const isHeld = only.length > 1 && name !== "e2e";
      const ended = run(name, command, { ...settings, FULL: full ? "1" : "" }, isHeld).then((isGreen) => {
        running.delete(name);
        if (!isGreen) failed.push(name);
      });
      running.set(name, ended);
    } else if (running.size) await Promise.race(running.values());
    else break;
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
async function run(
  name: string,
  command: string,
  env: NodeJS.Dict<string>,
  isHeld: boolean,
): Promise<boolean> {
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
