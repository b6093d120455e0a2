// `npm test`: every check of the project, from a fresh checkout. Nothing is installed yet when this file starts,
// so it and everything it imports use Node's own modules only.
import "./setup/check-node.mjs"; // first
import "./setup/end-with-npm.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserCounts } from "./setup/browser-counts.mjs";
import { findChromium, findHeadlessShell } from "./setup/chromium.mjs";
import { runCommand } from "./command/command-error.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { ensurePortIsFree } from "./command/loopback.mjs";
import { exportPort, readPort, TEST_PORT, testEnvironment } from "./setup/preview-settings.mjs";
import { ROOT } from "./command/root.mjs";
import { run } from "./command/run.mjs";
import { chosenSteps, REPORT_FOLDER, REPORTS, runSteps } from "./setup/test-steps.mjs";
import { countTests, summary } from "./setup/test-summary.mjs";

await runCommand(async () => {
  const steps = chosenSteps(process.argv.slice(2));
  const port = readPort(process.env.PORT, TEST_PORT);
  const siteEnvironment = testEnvironment(port);

  // The step of that name reads the same files, and a run goes on only where it passed.
  siteEnvironment.TYPES_CHECKED = steps.some(({ name }) => name === "types") ? "1" : undefined;

  await ensureDependencies();
  if (steps.some(({ name }) => name === "e2e")) {
    await ensurePortIsFree(port);
    await ensurePortIsFree(exportPort(port));
    siteEnvironment.CHROMIUM_PATH = await findChromium();
    siteEnvironment.HEADLESS_SHELL_PATH = await findHeadlessShell();
    console.log(`Browser: ${siteEnvironment.CHROMIUM_PATH}`);
    console.log(
      `For most tests: ${siteEnvironment.HEADLESS_SHELL_PATH ?? "the same (slower than its headless shell)"}`,
    );
  }

  rmSync(join(ROOT, REPORT_FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, REPORT_FOLDER)); // Jest does not make it

  const results = await runSteps(steps, async ({ name, script, args = [], site }) => {
    console.log(`\n━━ ${name} ━━`);
    const start = performance.now();
    const environment = site ? siteEnvironment : process.env;
    const code = await run("npm", ["run", "--silent", script, "--", ...args], environment);
    const seconds = (performance.now() - start) / 1000;
    console.log(`${name}: ${seconds.toFixed(1)} s`);
    return { name, seconds, code };
  });

  if (results.every(({ code }) => code === 0)) console.log(["", ...browserCounts(REPORTS.e2e)].join("\n"));
  console.log(`\n${summary(results, countTests(REPORTS))}`);
  process.exitCode = results.find(({ code }) => code !== 0)?.code;
});
