import spawn, { type Options, type SubprocessError } from "nano-spawn";

import { CommandError } from "./command.mjs";

/**
 * Runs a program of the project or of the system, which shares this process's output.
 *
 * @throws CommandError if it is not installed; without a message if it fails: it has printed the reason
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<void> {
  await spawn(command, args, { preferLocal: true, stdio: "inherit", ...options }).catch(
    ({ cause, output }: SubprocessError) => {
      if (output) console.error(output);
      const isMissing = (cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT";
      throw new CommandError(isMissing ? `The program ${command} is not installed.` : "");
    },
  );
}

/** Like `runProgram`, but prints the program's output only if it fails. */
export const runQuietly = (command: string, args: readonly string[]) =>
  runProgram(command, args, { stdio: ["ignore", "pipe", "pipe"] });
