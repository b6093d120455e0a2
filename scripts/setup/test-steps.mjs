// @ts-check
import { CommandError } from "../command/command-error.mjs";

/** The folder for what the steps counted, relative to the project; emptied before a run. */
export const REPORT_FOLDER = "reports";

export const REPORTS = { unit: `${REPORT_FOLDER}/unit.json`, e2e: `${REPORT_FOLDER}/e2e.json` };

/**
 * One step of `npm test`: an npm script. An `always` step makes what others read and cannot be chosen; a `site`
 * step runs with the settings the tested site is built and served with. A `beside` step keeps one processor busy, so that
 * two of them run at a time.
 *
 * @typedef {{ name: string, script: string, args?: string[], always?: boolean, site?: boolean, beside?: boolean }} Step
 */

/** @type {Step[]} */
const STEPS = [
  // Types, lint and tests read the manifest it writes.
  { name: "pictures", script: "pictures", always: true },
  { name: "lint", script: "lint", beside: true },
  { name: "types", script: "types", beside: true },
  { name: "unused", script: "unused", beside: true },
  { name: "messages", script: "messages", beside: true },
  { name: "unit", script: "test:unit", args: ["--ci", "--json", `--outputFile=${REPORTS.unit}`] },
  { name: "build", script: "build", site: true },
  { name: "weigh", script: "weigh" },
  { name: "e2e", script: "test:e2e", site: true },
];

const NAMES = STEPS.filter((step) => !step.always).map((step) => step.name);
const USAGE = `The steps are ${NAMES.join(", ")}; some of them: npm test -- --only lint,types`;

/**
 * The steps a command line asks for, in the order they run.
 *
 * @param {string[]} args nothing for all, or `--only` with names, separated by commas; may be repeated
 * @returns {Step[]}
 * @throws {CommandError} for a name or an option there is none of
 */
export function chosenSteps(args) {
  const wanted = new Set();
  for (let rest = args; rest.length > 0;) {
    const [option = "", ...after] = rest;
    const [, inline] = /^--only=(.*)$/.exec(option) ?? [];
    if (option !== "--only" && inline === undefined)
      throw new CommandError(`Unknown option "${option}". ${USAGE}`);

    for (const name of (inline ?? after[0] ?? "").split(",")) {
      if (!NAMES.includes(name)) throw new CommandError(`There is no step "${name}". ${USAGE}`);
      wanted.add(name);
    }
    rest = inline === undefined ? after.slice(1) : after;
  }
  return STEPS.filter((step) => wanted.size === 0 || wanted.has(step.name) || step.always);
}

/**
 * Runs steps in their order, `beside` steps that follow each other two at a time, until one fails.
 *
 * @template Result
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<Result & { code: number }>} run
 * @returns {Promise<(Result & { code: number })[]>} results of the steps that ran
 */
export async function runSteps(steps, run) {
  /** @type {(Result & { code: number })[]} */
  const results = [];
  const left = [...steps];
  while (left.length > 0 && results.every(({ code }) => code === 0)) {
    const other = left.findIndex(({ beside }) => !beside);
    const group = left.splice(0, Math.max(other === -1 ? left.length : other, 1));
    const next = async () => {
      for (let step = group.shift(); step; step = group.shift()) results.push(await run(step));
    };
    await Promise.all([next(), next()]);
  }
  return results;
}
