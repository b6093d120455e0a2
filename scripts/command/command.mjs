// @ts-check
import { fileURLToPath } from "node:url";

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
 * Runs the body of a command. Prints the message of a CommandError or of an unknown option and sets the exit
 * code; any other error is a bug and keeps its stack trace.
 *
 * @param {() => void | Promise<void>} body
 */
export async function runCommand(body) {
  try {
    await body();
  } catch (reason) {
    const { code = "", message } = /** @type {NodeJS.ErrnoException} */ (reason);
    const error = code.startsWith("ERR_PARSE_ARGS_") ? new CommandError(message) : reason;
    if (!(error instanceof CommandError)) throw error;
    if (error.message) console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
}
