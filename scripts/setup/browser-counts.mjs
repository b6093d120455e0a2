// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "../command/command-error.mjs";
import { ROOT } from "../command/root.mjs";

/**
 * What Playwright's JSON report holds of interest here.
 *
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ projectName: string, annotations: Annotation[], status?: string, title?: string }} Test
 * @typedef {{ specs?: { title?: string, file?: string, tests: Test[] }[], suites?: Suite[] }} Suite
 * @typedef {{ config: { projects: { name: string }[] }, suites: Suite[] }} Report
 */

/**
 * Counts the browser tests by project, and adds up what they say they tried: annotations of the type "counted", as
 * "links: 1234".
 *
 * @param {string} file Playwright's JSON report, relative to the project
 * @returns {string[]} lines for the end of `npm test`, which name every test that needed a second try, too; none when there
 *   is no report
 * @throws {CommandError} when a project ran no test: its tag or its tests are gone, and nobody would miss them
 */
export function browserCounts(file) {
  const path = resolve(ROOT, file);
  if (!existsSync(path)) return [];
  /** @type {Report} */
  const report = JSON.parse(readFileSync(path, "utf8"));
  const tests = report.suites.flatMap(testsOf);

  const projects = report.config.projects.map(({ name }) => ({
    name,
    count: tests.filter(({ projectName }) => projectName === name).length,
  }));
  const empty = projects.find(({ count }) => count === 0);
  if (empty)
    throw new CommandError(`The browser tests "${empty.name}" are none at all; see playwright.config.ts.`);

  /** @type {Map<string, number>} */
  const tried = new Map();
  for (const { type, description = "" } of tests.flatMap(({ annotations }) => annotations)) {
    if (type !== "counted") continue;
    const [name = "", amount] = description.split(": ");
    tried.set(name, (tried.get(name) ?? 0) + Number(amount));
  }
  const again = tests.filter(({ status }) => status === "flaky");
  return [
    ...again.map(({ title }) => `Needed a second try: ${title}`),
    `Browser tests: ${projects.map(({ name, count }) => `${name} ${count}`).join(", ")}`,
    `Tried: ${[...tried].map(([name, amount]) => `${amount.toLocaleString("en")} ${name}`).join(", ")}`,
  ];
}

/** @param {Suite} suite @returns {Test[]} */
function testsOf({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, title: `${file}: ${title}` })),
    ),
    ...suites.flatMap(testsOf),
  ];
}
