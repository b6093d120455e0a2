/**
 * `npm run mutation`: mutation testing (StrykerJS) of modules whose results buyers rely on. `-- app/_load`
 * tests one module. Results are kept in reports/mutation/, so later runs test only changes.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

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

/** Stryker has its own lock file: it would add more than a hundred packages for a nightly command. */
const folder = path.join(ROOT, ".github/nightly");
const stryker = path.join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");

await runCommand({}, (_, named) => {
  const unknown = named.find((name) => !modules.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no module "${unknown}". The modules are ${modules.join(", ")}.`);
  const run = (program: string, args: readonly string[], env = process.env) =>
    spawnSync(program, args, { cwd: ROOT, env, shell: process.platform === "win32", stdio: "inherit" })
      .status;
  if (!existsSync(stryker)) {
    console.log("Installing StrykerJS…");
    run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  const weak = (named.length ? named : modules).filter((module) => {
    console.log(`\n${module}`);
    return run("node", [stryker, "run"], { ...process.env, MUTATED: module }) !== 0;
  });
  if (weak.length)
    throw new CommandError(
      `Mutation score below \`thresholds.break\` in stryker.config.mjs, or Stryker failed (see above), in ${weak.join(", ")}. reports/mutation/ lists the surviving mutants.`,
    );
});
