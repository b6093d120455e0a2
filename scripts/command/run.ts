import { constants } from "node:os";

import spawn, { type SubprocessError } from "nano-spawn";

import { CommandError } from "./command-error.mjs";
import { ROOT } from "./root.mjs";

const WINDOWS = process.platform === "win32";
const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Variables of a program; those that are undefined are left out. */
export type Environment = NodeJS.Dict<string>;

/**
 * Runs a program in the project's folder, with our own output.
 *
 * The program leads a process group of its own and a signal we receive goes to that whole group: npm and the
 * shell between us and the real worker do not reliably pass it on, and the worker would go on alone.
 *
 * @returns the exit code; 128 + n when signal n ended the program
 * @throws CommandError when the program cannot be started, or when we were told to end meanwhile (no message)
 */
export async function run(
  command: string,
  args: readonly string[],
  environment: Environment = process.env,
): Promise<number> {
  const program = spawn(command, args, {
    cwd: ROOT,
    // A NODE_ENV from outside breaks builds ("development") and component tests ("production"): each tool knows its own.
    env: { ...environment, NODE_ENV: undefined },
    stdio: ["ignore", "inherit", "inherit"],
    detached: !WINDOWS,
  });

  let toldToEnd: NodeJS.Signals | undefined;
  function passOn(signal: NodeJS.Signals) {
    toldToEnd = signal;
    program.nodeChildProcess
      .then(({ pid = 0 }) => process.kill(WINDOWS ? pid : -pid, signal))
      // It may have ended by itself a moment ago, or never have begun.
      .catch(() => undefined);
  }
  for (const signal of ENDINGS) process.on(signal, passOn);
  const failure = await program.then(() => undefined).catch((error: SubprocessError) => error);
  for (const signal of ENDINGS) process.off(signal, passOn);

  const endedBy = toldToEnd ?? (failure?.signalName as NodeJS.Signals | undefined);
  const code = endedBy ? 128 + constants.signals[endedBy] : failure ? failure.exitCode : 0;
  if (toldToEnd) throw new CommandError("", code);
  if (code === undefined) throw new CommandError(`${command} could not be started: ${failure?.cause}`);
  return code;
}

/**
 * Runs a program that the rest of the command cannot do without.
 *
 * @throws CommandError when it does not end with exit code 0
 */
export async function mustRun(
  command: string,
  args: readonly string[],
  environment?: Environment,
): Promise<void> {
  const code = await run(command, args, environment);
  if (code !== 0) throw new CommandError(`${[command, ...args].join(" ")} failed (exit code ${code}).`, code);
}
