/**
 * `npm run lint`: ESLint, Stylelint, oxfmt and knip, in this order up to the first that finds something.
 *
 * `-- --changed`: ESLint and Stylelint read only the files that the last commit or the work tree changes; all
 * files if these are unknown or include a setting of a linter.
 * `-- --fix`: ESLint, Stylelint and oxfmt correct what they can.
 */
import { existsSync } from "node:fs";
import path from "node:path";

import { changedFiles } from "./command/changed-files.mjs";
import { ROOT, runCommand } from "./command/command.mjs";
import { runProgram } from "./command/run-program";

/** Files that decide which findings the linters have in others. */
const setting = /^(eslint\.config\.mjs|\.stylelintrc\.json|tsconfig[^/]*|package-lock\.json)$/;

const styles = /^(app|islands)\/.*\.css$/;

const cache = (name: string) =>
  `--cache --cache-strategy content --cache-location node_modules/.cache/${name}/`.split(" ");

await runCommand({ changed: { type: "boolean" }, fix: { type: "boolean" } }, async (values) => {
  const changed = values.changed ? filesToRead() : undefined;
  if (changed)
    console.log(`Changed files for ESLint and Stylelint: ${changed.length}. \`npm run lint\` reads all.`);

  // Changed files of other types, such as pictures, match no pattern.
  const files = changed ? ["--no-warn-ignored", "--no-error-on-unmatched-pattern", ...changed] : ["."];
  const fixing = values.fix ? ["--fix"] : [];
  await lint("eslint", [...fixing, ...cache("eslint"), ...files], changed);
  const sheets = changed?.filter((file) => styles.test(file));
  await lint(
    "stylelint",
    [...fixing, ...cache("stylelint"), ...(sheets ?? ["{app,islands}/**/*.css"])],
    sheets,
  );
  await lint("oxfmt", values.fix ? [] : ["--check"]);
  await lint("knip", ["--no-progress"]);
});

/** Returns the changed files that exist; undefined for all files of the project. */
function filesToRead(): readonly string[] | undefined {
  const changed = changedFiles();
  if (changed?.some((file) => setting.test(file))) return undefined;
  return changed?.filter((file) => existsSync(path.join(ROOT, file)));
}

/**
 * Runs a linter of the project, unless there is no file for it.
 *
 * @param files the files it reads; undefined: it finds them itself
 */
async function lint(name: string, options: readonly string[], files?: readonly string[]): Promise<void> {
  if (files?.length === 0) return;
  console.log(`── ${name} ──`);
  await runProgram(name, options);
}
