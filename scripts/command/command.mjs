// @ts-check
import { fileURLToPath } from "node:url";

/** The project's folder, so that the commands work from wherever they are called. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** An end the person at the keyboard can do something about: a sentence instead of a stack trace. */
export class CommandError extends Error {
  /**
   * @param {string} message what happened and what helps; empty when there is nothing to say (Ctrl+C)
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}

/**
 * Runs the body of a command. A CommandError, or an option that `parseArgs` does not know, ends it with its sentence and exit code;
 * anything else is a bug in the command and keeps its stack trace.
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
