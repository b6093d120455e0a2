import spawn, { type SubprocessError } from "nano-spawn";

import { CommandError } from "../command/command-error.mjs";

/** Runs a program, or only says what would be run. */
export type Run = (command: string, args: readonly string[]) => Promise<void>;

/**
 * Runs a program with the output of this process.
 *
 * @throws CommandError when it is not installed, or ends with another exit code than 0
 */
export const runProgram: Run = async (command, args) => {
  try {
    await spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  } catch (error) {
    const { exitCode, cause } = error as SubprocessError;
    if ((cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT")
      throw new CommandError(
        `This target needs ${command}, which is not installed: install it (docs/hosting.md).`,
      );
    throw new CommandError(`${commandText(command, args)}\nfailed (exit code ${exitCode}).`);
  }
};

/** Prints a program's call instead of running it. */
export const printProgram: Run = (command, args) => {
  console.log(`  ${commandText(command, args)}`);
  return Promise.resolve();
};

/** A word as a POSIX shell takes it. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

const commandText = (command: string, args: readonly string[]) => [command, ...args.map(quoted)].join(" ");
