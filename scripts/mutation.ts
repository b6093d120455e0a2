/**
 * `npm run mutation`: mutation testing (StrykerJS) of the modules that reckon what a buyer relies on, each by the tests beside it.
 * `-- app/_load` takes one of them. What a run finds is kept in reports/mutation/: a second one tests only what has changed.
 */
import { spawnSync } from "node:child_process";

import { CommandError, ROOT, runCommand } from "./command/command.mjs";

/** Every one has to reach the score of stryker.config.mjs. */
const modules = [
  "app/_content/validity",
  "app/_i18n",
  "app/_load",
  "app/_pallet",
  "app/_quote/code",
  "app/_quote/forms/sending",
];

/** Stryker is no dependency, because it brings more than a hundred packages for one nightly command. */
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
      `Tests see too little of ${weak.join(", ")}; reports/mutation/ shows what survived.`,
    );
});
