// @ts-check
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { CommandError } from "./command-error.mjs";
import { ROOT } from "./root.mjs";

const WINDOWS = process.platform === "win32";

/** @type {NodeJS.Signals[]} */
const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Runs a program in the project's folder, with our own output.
 *
 * The program leads a process group of its own and a signal we receive goes to that whole group: npm and the
 * shell between us and the real worker do not reliably pass it on, and the worker would go on alone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Promise<number>} the exit code; 128 + n when signal n ended the program
 * @throws {CommandError} when the program cannot be started, or when we were told to end meanwhile (no message)
 */
export function run(command, args, environment = process.env) {
  // A NODE_ENV from outside breaks builds ("development") and component tests ("production"): each tool knows its own.
  const env = { ...environment, NODE_ENV: undefined };

  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      // Node leaves undefined entries out; Next's types insist on a NODE_ENV.
      env: /** @type {NodeJS.ProcessEnv} */ (/** @type {unknown} */ (env)),
      stdio: ["ignore", "inherit", "inherit"],
      detached: !WINDOWS,
      shell: WINDOWS, // npm is a .cmd file there
    });

    /** @type {NodeJS.Signals | undefined} */
    let toldToEnd;

    /** @param {NodeJS.Signals} signal */
    function passOn(signal) {
      toldToEnd = signal;
      if (child.pid === undefined) return;
      try {
        process.kill(WINDOWS ? child.pid : -child.pid, signal);
      } catch (error) {
        // It may have ended by itself a moment ago.
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
      }
    }

    function stopListening() {
      for (const signal of ENDINGS) process.off(signal, passOn);
    }

    for (const signal of ENDINGS) process.on(signal, passOn);

    child.once("error", (error) => {
      stopListening();
      reject(new CommandError(`${command} could not be started: ${error.message}`));
    });
    child.once("exit", (code, signal) => {
      stopListening();
      if (toldToEnd) reject(new CommandError("", exitCodeOf(toldToEnd)));
      else resolve(code ?? exitCodeOf(signal ?? "SIGTERM"));
    });
  });
}

/**
 * Runs a program that the rest of the command cannot do without.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [environment]
 * @throws {CommandError} when it does not end with exit code 0
 */
export async function mustRun(command, args, environment) {
  const code = await run(command, args, environment);
  if (code !== 0) throw new CommandError(`${[command, ...args].join(" ")} failed (exit code ${code}).`, code);
}
