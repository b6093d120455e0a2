import { parseArgs } from "node:util";

import { CommandError } from "../command/command-error.mjs";

/** The folder for what the steps counted, relative to the project; emptied before a run. */
export const REPORT_FOLDER = "reports";

export const REPORTS = { unit: `${REPORT_FOLDER}/unit.json`, e2e: `${REPORT_FOLDER}/e2e.json` };

/** One step of `npm test`: an npm script. */
interface Step {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** It makes what others read, and cannot be chosen. */
  readonly always?: boolean;
  /** It runs with the settings the tested site is built and served with. */
  readonly site?: boolean;
  /** It keeps one processor busy, so that two of them run at a time. */
  readonly beside?: boolean;
  /** It can look at some files alone. */
  readonly takesFiles?: boolean;
}

const STEPS: readonly Step[] = [
  // In a part of a second: whoever mistyped a word need not wait for pictures to hear of it.
  { name: "words", script: "messages", args: ["--words"] },
  // Types, lint and tests read the manifests they write.
  { name: "pictures", script: "pictures", always: true },
  { name: "downloads", script: "downloads", always: true },
  { name: "lint", script: "lint", beside: true },
  { name: "types", script: "types", beside: true },
  { name: "unused", script: "unused", beside: true },
  { name: "messages", script: "messages", beside: true },
  {
    name: "unit",
    script: "test:unit",
    args: ["--ci", "--json", `--outputFile=${REPORTS.unit}`],
    takesFiles: true,
  },
  { name: "build", script: "build", site: true },
  { name: "weigh", script: "weigh" },
  { name: "e2e", script: "test:e2e", site: true, takesFiles: true },
];

const NAMES = STEPS.filter((step) => !step.always).map((step) => step.name);
const USAGE =
  `The steps are ${NAMES.join(", ")}; some of them: npm test -- --only lint,types; ` +
  "some files of unit or e2e: npm test -- --only e2e e2e/news";

/**
 * The steps a command line asks for, in the order they run.
 *
 * @param args nothing for all, or `--only` with names, separated by commas; may be repeated. Where one step alone is named,
 *   the files that it is to look at may follow
 * @throws CommandError for a name or an option there is none of, and for files of a step that takes none
 */
export function chosenSteps(args: readonly string[]): Step[] {
  const { wanted, files } = optionsOf(args);
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new CommandError(`There is no step "${unknown}". ${USAGE}`);
  const steps = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name) || step.always);
  if (!files.length) return steps;
  const [only] = steps.filter((step) => step.takesFiles);
  if (!only || wanted.length !== 1)
    throw new CommandError(`"${files.join(" ")}" are files of no step: name it, and it alone. ${USAGE}`);
  return steps.map((step) => (step === only ? { ...step, args: [...(step.args ?? []), ...files] } : step));
}

/** Whether a run is asked for some files of a step alone, so that what it counts is not the whole. */
export function isOfSomeFiles(args: readonly string[]): boolean {
  return optionsOf(args).files.length > 0;
}

function optionsOf(args: readonly string[]): { wanted: string[]; files: string[] } {
  try {
    const options = { only: { type: "string", multiple: true } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { wanted: (values.only ?? []).flatMap((names) => names.split(",")), files: positionals };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. ${USAGE}`);
  }
}

/**
 * Runs steps in their order, `beside` steps that follow each other two at a time, until one fails.
 *
 * @returns results of the steps that ran
 */
export async function runSteps<Result extends { code: number }>(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
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
