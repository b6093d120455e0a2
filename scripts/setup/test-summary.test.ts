/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countTests, summary } from "./test-summary.mjs";

describe("counting", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "reports-"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function count(unit?: object, e2e?: object) {
    const reports = { unit: join(folder, "unit.json"), e2e: join(folder, "e2e.json") };
    if (unit) await writeFile(reports.unit, JSON.stringify(unit));
    if (e2e) await writeFile(reports.e2e, JSON.stringify(e2e));
    return countTests(reports);
  }

  test("adds up both reports", async () => {
    const unit = { numPassedTests: 70, numFailedTests: 2, numRuntimeErrorTestSuites: 0 };
    const e2e = { stats: { expected: 30, flaky: 0, unexpected: 1, skipped: 4 }, errors: [] };
    expect(await count(unit, e2e)).toEqual({ passed: 100, failed: 3 });
  });

  test("counts what kept tests from running as failures", async () => {
    const unit = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
    const e2e = {
      stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
      errors: [{ message: "no server" }],
    };
    expect(await count(unit, e2e)).toEqual({ passed: 1, failed: 2 });
  });

  test("counts nothing where nothing ran", async () => {
    expect(await count()).toEqual({ passed: 0, failed: 0 });
  });
});

test("the summary ends with one plain line", () => {
  const results = [
    { name: "lint", seconds: 3.21, code: 0 },
    { name: "messages", seconds: 12, code: 0 },
  ];
  expect(summary(results, { passed: 7, failed: 0 })).toBe(
    ["lint         3.2 s  ok", "messages    12.0 s  ok", "", "7 passed, 0 failed"].join("\n"),
  );
});

test("the summary names the step that failed", () => {
  const results = [
    { name: "lint", seconds: 3, code: 0 },
    { name: "types", seconds: 1, code: 2 },
  ];
  expect(summary(results, { passed: 0, failed: 0 })).toContain(
    "Stopped: types failed (exit code 2).\n0 passed, 0 failed",
  );
});
