// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "../command/root.mjs";

/** @typedef {{ name: string, seconds: number, code: number }} Result a step that ran, and its exit code */
/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Adds up the tests of Jest's and Playwright's JSON reports. What kept tests from running at all (a file that does
 * not compile, a server that does not start) counts as a failure: it must not read as "0 failed".
 *
 * @param {{ unit: string, e2e: string }} reports files, relative to the project; a missing one counts nothing
 * @returns {Counts}
 */
export function countTests(reports) {
  const unit = readReport(reports.unit);
  const e2e = readReport(reports.e2e);
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0),
    failed:
      (unit?.numFailedTests ?? 0) +
      (unit?.numRuntimeErrorTestSuites ?? 0) +
      (e2e?.stats.unexpected ?? 0) +
      (e2e?.errors.length ?? 0),
  };
}

/** @param {string} file */
function readReport(file) {
  const path = resolve(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/**
 * The last lines of `npm test`.
 *
 * @param {Result[]} results in the order they ran
 * @param {Counts} counts
 * @returns {string}
 */
export function summary(results, { passed, failed }) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(
    ({ name, seconds, code }) =>
      `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${code === 0 ? "ok" : "failed"}`,
  );
  const stopped = results.find(({ code }) => code !== 0);
  const ending = stopped ? [`Stopped: ${stopped.name} failed (exit code ${stopped.code}).`] : [];
  return [...rows, "", ...ending, `${passed} passed, ${failed} failed`].join("\n");
}
