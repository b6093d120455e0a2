/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserCounts, summary } from "./test-report";

let folder: string;
let reports: { unit: string; e2e: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reports-"));
  reports = { unit: join(folder, "unit.json"), e2e: join(folder, "e2e.json") };
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the browser tests", () => {
  function ran(projectName: string, ...counted: string[]) {
    return { projectName, annotations: counted.map((description) => ({ type: "counted", description })) };
  }

  function count(projects: string[], ...tests: (ReturnType<typeof ran> & { status?: string })[]) {
    const [first, ...others] = tests.map((each) => ({ title: "opens", file: "a.spec.ts", tests: [each] }));
    const suites = [{ specs: first ? [first] : [], suites: [{ specs: others }] }];
    const config = { projects: projects.map((name) => ({ name })) };
    writeFileSync(reports.e2e, JSON.stringify({ config, suites }));
    return browserCounts(reports.e2e);
  }

  test("are counted by project, and what they tried is added up", () => {
    const tests = [ran("shipped", "pages: 21", "links: 1200"), ran("shipped", "links: 34"), ran("Next")];
    expect(count(["shipped", "Next"], ...tests)).toEqual([
      "Browser tests: shipped 2, Next 1",
      "Tried: 21 pages, 1,234 links",
    ]);
  });

  test("may have other annotations, which count nothing", () => {
    const skipped = { projectName: "shipped", annotations: [{ type: "skip", description: "pages: 5" }] };
    expect(count(["shipped"], skipped)[1]).toBe("Tried: ");
  });

  test("of every project are some", () => {
    expect(() => count(["shipped", "Next"], ran("shipped"))).toThrow(
      'The browser tests "Next" are none at all',
    );
  });

  test("of some files need not be of every project", () => {
    const suites = [{ specs: [{ title: "opens", file: "a.spec.ts", tests: [ran("shipped")] }] }];
    writeFileSync(
      reports.e2e,
      JSON.stringify({ config: { projects: [{ name: "shipped" }, { name: "Next" }] }, suites }),
    );
    expect(browserCounts(reports.e2e, false)[0]).toBe("Browser tests: shipped 1, Next 0");
  });

  test("are not spoken of where there is no report", () => {
    expect(browserCounts(reports.e2e)).toEqual([]);
  });

  test("that needed a second try are named", () => {
    expect(count(["shipped"], { ...ran("shipped"), status: "flaky" }, ran("shipped"))[0]).toBe(
      "Needed a second try: a.spec.ts: opens",
    );
  });
});

describe("the summary", () => {
  const lint = { name: "lint", seconds: 3.21, code: 0 };

  function summaryOf(unit?: object, e2e?: object) {
    if (unit) writeFileSync(reports.unit, JSON.stringify(unit));
    if (e2e) writeFileSync(reports.e2e, JSON.stringify(e2e));
    return summary([lint], reports);
  }

  test("adds up both reports", () => {
    const unit = { numPassedTests: 70, numFailedTests: 2, numRuntimeErrorTestSuites: 0 };
    const e2e = { stats: { expected: 30, flaky: 0, unexpected: 1, skipped: 4 }, errors: [] };
    expect(summaryOf(unit, e2e)).toContain("\n100 passed, 3 failed");
  });

  test("counts what kept tests from running as failures", () => {
    const unit = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(summaryOf(unit, { stats, errors: [{ message: "no server" }] })).toContain("\n1 passed, 2 failed");
  });

  test("counts nothing where nothing ran", () => {
    expect(summaryOf()).toContain("\n0 passed, 0 failed");
  });

  test("ends with one plain line", () => {
    expect(summary([lint, { name: "messages", seconds: 12, code: 0 }], reports)).toBe(
      ["lint         3.2 s  ok", "messages    12.0 s  ok", "", "0 passed, 0 failed"].join("\n"),
    );
  });

  test("names the step that failed", () => {
    expect(summary([lint, { name: "types", seconds: 1, code: 2 }], reports)).toContain(
      "Stopped: types failed (exit code 2).\n0 passed, 0 failed",
    );
  });
});
