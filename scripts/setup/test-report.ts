import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";

import { CommandError } from "../command/command-error.mjs";
import { ROOT } from "../command/root.mjs";
import { REPORTS } from "./test-steps";

/** A step that ran, and its exit code. */
interface Result {
  name: string;
  seconds: number;
  code: number;
}

/** What Jest's JSON report says of its tests. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Reads a report; undefined when there is none, because its step did not run. */
function readReport<Report>(file: string): Report | undefined {
  const path = resolve(ROOT, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Counts the browser tests by project, and adds up what they say they tried: annotations of the type "counted", as
 * "links: 1234".
 *
 * @param file the report
 * @param isWhole whether all tests were asked for
 * @returns lines for the end of `npm test`, which name every test that needed a second try, too; none without a report
 * @throws CommandError when a project ran no test: its tag or its tests are gone, and nobody would miss them
 */
export function browserCounts(file = REPORTS.e2e, isWhole = true): string[] {
  const report = readReport<JSONReport>(file);
  if (!report) return [];
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap((spec) => spec.tests);

  const projects = report.config.projects.map(
    ({ name }) => [name, tests.filter(({ projectName }) => projectName === name).length] as const,
  );
  const [empty] = projects.find(([, count]) => count === 0) ?? [];
  if (empty && isWhole)
    throw new CommandError(`The browser tests "${empty}" are none at all; see playwright.config.ts.`);

  const tried = new Map<string, number>();
  for (const { type, description = "" } of tests.flatMap(({ annotations }) => annotations)) {
    if (type !== "counted") continue;
    const [name = "", amount] = description.split(": ");
    tried.set(name, (tried.get(name) ?? 0) + Number(amount));
  }
  const again = specs.filter((spec) => spec.tests.some(({ status }) => status === "flaky"));
  return [
    ...again.map((spec) => `Needed a second try: ${spec.file}: ${spec.title}`),
    `Browser tests: ${projects.map(([name, count]) => `${name} ${count}`).join(", ")}`,
    `Tried: ${[...tried].map(([name, amount]) => `${amount.toLocaleString("en")} ${name}`).join(", ")}`,
  ];
}

/**
 * The last lines of `npm test`: each step, and how many tests passed and failed. What kept tests from running at all (a
 * file that does not compile, a server that does not start) counts as a failure: it must not read as "0 failed".
 *
 * @param results in the order they ran
 * @param reports files, relative to the project; a missing one counts nothing
 */
export function summary(results: readonly Result[], reports = REPORTS): string {
  const unit = readReport<UnitReport>(reports.unit);
  const e2e = readReport<JSONReport>(reports.e2e);
  const sum = (...counts: (number | undefined)[]) =>
    counts.reduce<number>((all, count = 0) => all + count, 0);
  const passed = sum(unit?.numPassedTests, e2e?.stats.expected, e2e?.stats.flaky);
  const failed = sum(
    unit?.numFailedTests,
    unit?.numRuntimeErrorTestSuites,
    e2e?.stats.unexpected,
    e2e?.errors.length,
  );

  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(
    ({ name, seconds, code }) =>
      `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${code === 0 ? "ok" : "failed"}`,
  );
  const stopped = results.find(({ code }) => code !== 0);
  const ending = stopped ? [`Stopped: ${stopped.name} failed (exit code ${stopped.code}).`] : [];
  return [...rows, "", ...ending, `${passed} passed, ${failed} failed`].join("\n");
}
