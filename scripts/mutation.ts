/**
 * `npm run mutation`: mutation testing (StrykerJS) of modules whose results buyers rely on. `-- app/_load`
 * tests one module. Results are kept in reports/mutation/, so later runs test only changes.
 */
import { existsSync } from "node:fs";
import path from "node:path";

import { CommandError, ROOT, runCommand } from "./command/command.mjs";
import { runProgram } from "./command/run-program";

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

await runCommand({}, async (_, named) => {
  const unknown = named.find((name) => !modules.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no module "${unknown}". The modules are ${modules.join(", ")}.`);
  if (!existsSync(stryker)) {
    console.log("Installing StrykerJS…");
    const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await runProgram("npm", ["ci", "--prefix", folder, ...quietly]);
  }
  const weak: string[] = [];
  for (const module of named.length ? named : modules) {
    console.log(`\n${module}`);
    await runProgram("node", [stryker, "run"], { env: { MUTATED: module } }).catch(() => weak.push(module));
  }
  if (weak.length)
    throw new CommandError(
      `Mutation score below \`thresholds.break\` in stryker.config.mjs, or Stryker failed (see above), in ${weak.join(", ")}. reports/mutation/ lists the surviving mutants.`,
    );
});
