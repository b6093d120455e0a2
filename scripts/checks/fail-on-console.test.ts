import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const planted = `
/** @jest-environment ${require.resolve("jest-environment-jsdom")} */
test("an error", () => console.error(new Error("planted error")));
test("a warning", () => console.warn("planted %s", "warning"));
test("an uncaught error of a listener", () => {
  addEventListener("planted", () => { throw new Error("planted uncaught error"); });
  dispatchEvent(new Event("planted"));
});
test("what jsdom lacks", () => window.print());
test("an error that the test expects", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  console.error("expected");
  expect(log).toHaveBeenCalledWith("expected");
  log.mockRestore();
});
test("nothing", () => undefined);
`;

test("each message that a test does not expect fails that test, and no other", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-watch-"));
  writeFileSync(join(folder, "planted.test.js"), planted);
  const config = {
    rootDir: folder,
    setupFilesAfterEnv: [resolve("scripts/checks/fail-on-console.ts")],
    transform: { "\\.ts$": [require.resolve("next/dist/build/swc/jest-transformer"), {}] },
  };
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/jest/bin/jest.js", "--json", "--runInBand", "--config", JSON.stringify(config)],
    { encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.map(({ title, failureMessages }) => [title, failureMessages.join("\n")])).toEqual([
    ["an error", expect.stringContaining("console.error: Error: planted error")],
    ["a warning", expect.stringContaining("console.warn: planted warning")],
    ["an uncaught error of a listener", expect.stringContaining("planted uncaught error")],
    ["what jsdom lacks", expect.stringContaining("Not implemented")],
    ["an error that the test expects", ""],
    ["nothing", ""],
  ]);
});
