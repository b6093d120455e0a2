/**
 * `npm run mutation`: mutation testing (StrykerJS) of modules whose results buyers rely on. `-- app/_load`
 * tests one module. Results are kept in reports/mutation/, so later runs test only changes.
 */
import { spawnSync } from "node:child_process";

import { CommandError, ROOT, runCommand } from "./command/command.mjs";

/** Each module must reach the score in stryker.config.mjs. */
const modules = [
  "app/_content/validity",
  "app/_i18n",
  "app/_load",
  "app/_pallet",
  "app/_quote/line",
  "app/_quote/forms/sending",
];

/** Stryker is no dependency: it would add more than a hundred packages for a nightly command. */
const stryker = ["core", "jest-runner"].map((name) => `--package=@stryker-mutator/${name}@9.6.1`);

await runCommand(() => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !modules.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no module "${unknown}". The modules are ${modules.join(", ")}.`);
  const weak = (named.length ? named : modules).filter((module) => {
    console.log(`\n${module}`);
    const { status } = spawnSync("npx", ["--yes", ...stryker, "stryker", "run"], {
      cwd: ROOT,
      env: { ...process.env, MUTATED: module },
      shell: process.platform === "win32",
      stdio: "inherit",
    });
    return status !== 0;
  });
  if (weak.length)
    throw new CommandError(
      `Mutation score below \`thresholds.break\` in stryker.config.mjs, or Stryker failed (see above), in ${weak.join(", ")}. reports/mutation/ lists the surviving mutants.`,
    );
});
