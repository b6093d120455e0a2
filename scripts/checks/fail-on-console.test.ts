import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

import { testFolder } from "../../islands/build/test-folder";

const folder = testFolder();

const planted = `
/** @jest-environment ${require.resolve("jest-environment-jsdom")} */
test("an error", () => console.error(new Error("planted error")));
test("a warning", () => console.warn("planted %s", "warning"));
test("an uncaught error of a listener", () => {
  addEventListener("planted", () => { throw new Error("planted uncaught error"); });
  dispatchEvent(new Event("planted"));
});
test("a function that jsdom lacks", () => window.print());
test("an error that the test expects", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  console.error("expected");
  expect(log).toHaveBeenCalledWith("expected");
  log.mockRestore();
});
test("nothing", () => undefined);
`;

test("each message that a test does not expect fails that test, and no other", () => {
  folder.write("planted.test.js", planted);
  const config = {
    rootDir: folder.path,
    setupFilesAfterEnv: [resolve("scripts/checks/fail-on-console.ts")],
    transform: { "\\.ts$": [require.resolve("next/dist/build/swc/jest-transformer"), {}] },
  };
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/jest/bin/jest.js", "--json", "--runInBand", "--config", JSON.stringify(config)],
    { encoding: "utf8" },
  );
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.map(({ title, failureMessages }) => [title, failureMessages.join("\n")])).toEqual([
    ["an error", expect.stringContaining("console.error: Error: planted error")],
    ["a warning", expect.stringContaining("console.warn: planted warning")],
    ["an uncaught error of a listener", expect.stringContaining("planted uncaught error")],
    ["a function that jsdom lacks", expect.stringContaining("Not implemented")],
    ["an error that the test expects", ""],
    ["nothing", ""],
  ]);
});
