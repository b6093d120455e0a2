/**
 * `npm run mutation`: mutation testing with StrykerJS (docs/testing.md), whose packages it installs first.
 * MUTATED=app/_load tests one folder.
 */
import { runProgram } from "./command/run-program";

const tools = ".github/nightly";

export default async function mutation(): Promise<void> {
  const quietly = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
  await runProgram("npm", ["install", "--prefix", tools, ...quietly]);
  await runProgram("node", [`${tools}/node_modules/@stryker-mutator/core/bin/stryker.js`, "run"]);
}
