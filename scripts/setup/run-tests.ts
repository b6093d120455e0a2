import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { runCommand } from "../command/command-error.mjs";
import { ensurePortIsFree } from "../command/loopback";
import { ROOT } from "../command/root.mjs";
import { run } from "../command/run";
import { findChromium, findHeadlessShell } from "./chromium";
import { exportPort, plainEnvironment, readPort, TEST_PORT, testEnvironment } from "./preview-settings";
import { browserCounts, summary } from "./test-report";
import { refuseOtherSite } from "./tested-site";
import { chosenSteps, isOfSomeFiles, REPORT_FOLDER, REPORTS, runSteps } from "./test-steps";

await runCommand(async () => {
  const args = process.argv.slice(2);
  const steps = chosenSteps(args);
  const port = readPort(process.env.PORT, TEST_PORT);
  const siteEnvironment = testEnvironment(port);

  // The step of that name reads the same files, and a run goes on only where it passed.
  siteEnvironment.TYPES_CHECKED = steps.some(({ name }) => name === "types") ? "1" : undefined;

  if (steps.some(({ name }) => name === "e2e")) {
    if (!steps.some(({ name }) => name === "build")) refuseOtherSite(join(ROOT, "out"), port);
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    const browser = (siteEnvironment.CHROMIUM_PATH = await findChromium());
    const shell = (siteEnvironment.HEADLESS_SHELL_PATH = await findHeadlessShell());
    console.log(`Browser: ${browser}`);
    console.log(`For most tests: ${shell ?? "the same (slower than its headless shell)"}`);
  }

  rmSync(join(ROOT, REPORT_FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, REPORT_FOLDER)); // Jest does not make it

  const results = await runSteps(steps, async ({ name, script, args = [], site }) => {
    console.log(`\n━━ ${name} ━━`);
    const start = performance.now();
    const environment = site ? siteEnvironment : plainEnvironment();
    const code = await run("npm", ["run", "--silent", script, "--", ...args], environment);
    const seconds = (performance.now() - start) / 1000;
    console.log(`${name}: ${seconds.toFixed(1)} s`);
    return { name, seconds, code };
  });

  if (results.every(({ code }) => code === 0))
    console.log(["", ...browserCounts(REPORTS.e2e, !isOfSomeFiles(args))].join("\n"));
  console.log(`\n${summary(results)}`);
  process.exitCode = results.find(({ code }) => code !== 0)?.code;
});
