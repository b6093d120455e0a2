/**
 * `npm run types`: checks types with TypeScript's native compiler. Next writes the types of routes first.
 */
import { existsSync } from "node:fs";

import { runProgram, runQuietly } from "./command/run-program";

export default async function types(): Promise<void> {
  if (!existsSync(".next/types/routes.d.ts")) await runQuietly("next", ["typegen"]);
  const compiler = "node_modules/@typescript/native/bin/tsc";
  await runProgram("node", [compiler, "--noEmit", "--incremental", "false", "--checkers", "1"]);
}
