/**
 * `npm run format`: formats all files with oxfmt.
 */
import { runCommand } from "./command/command.mjs";
import { runProgram } from "./command/run-program";

await runCommand({}, () => runProgram("oxfmt", []));
