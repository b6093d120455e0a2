// @ts-check
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** The project's folder: commands work from any current folder. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** An error that the user can fix: printed as a sentence without a stack trace. */
export class CommandError extends Error {
  /**
   * @param {string} message the problem and the remedy; empty prints nothing (Ctrl+C)
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}

/**
 * Runs the body of a command. Prints the message of a CommandError and of an unknown option, and sets the exit
 * code; any other error is a bug and keeps its stack trace.
 *
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @param {Options} options the options it takes; it refuses others
 * @param {(
 *   values: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>["values"],
 *   names: string[],
 * ) => unknown} body gets the values of options. It takes arguments that are no options only if it has a second
 *   parameter
 */
export async function runCommand(options, body) {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options,
      allowPositionals: body.length > 1,
    });
    await body(/** @type {Parameters<typeof body>[0]} */ (values), positionals);
  } catch (reason) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (reason);
    const error = code?.startsWith("ERR_PARSE_ARGS_")
      ? new CommandError(`${message.split(". ")[0]}. \`-- --help\` lists the options.`)
      : reason;
    if (!(error instanceof CommandError)) throw error;
    if (error.message) console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
}
