import { spawn } from "node:child_process";

import { CommandError } from "../scripts/command/command-error.mjs";

export interface Outcome {
  readonly code: number;
  readonly bytes: Buffer;
  readonly errors: string;
}

/** Runs a host's own command-line tool. Never throws for what the tool says: that is in the outcome. */
export type Tool = (args: readonly string[], input?: string) => Promise<Outcome>;

/**
 * Makes a command-line tool callable.
 *
 * @param command its name
 * @param installation where it is to be had, for the message when it is missing
 */
export function commandLineTool(command: string, installation: string): Tool {
  return (args, input) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
      const output: Buffer[] = [];
      let errors = "";
      child.stdout.on("data", (bytes: Buffer) => output.push(bytes));
      child.stderr.on("data", (text) => (errors += String(text)));
      child.once("error", (error: NodeJS.ErrnoException) =>
        reject(
          error.code === "ENOENT"
            ? new CommandError(
                `This host needs the command "${command}", which is not installed: ${installation}`,
              )
            : error,
        ),
      );
      child.once("close", (code) => resolve({ code: code ?? 1, bytes: Buffer.concat(output), errors }));
      // A tool that ends without reading what it was given says why by its exit code.
      child.stdin.on("error", () => undefined);
      child.stdin.end(input);
    });
}

/**
 * A tool that only prints what would be called, as a shell would take it, and answers with nothing.
 *
 * @param command the tool's name
 * @param print takes one line
 */
export function rehearsedTool(command: string, print: (line: string) => void): Tool {
  return (args, input) => {
    print(`${[command, ...args].map(quoted).join(" ")}${input === undefined ? "" : " < (list of files)"}`);
    return Promise.resolve({ code: 0, bytes: Buffer.alloc(0), errors: "" });
  };
}

/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * Runs a tool that has to succeed.
 *
 * @param doing what for, in the message
 * @returns what it printed
 * @throws CommandError with what the tool said
 */
export async function must(doing: string, running: Promise<Outcome>): Promise<string> {
  const { code, bytes, errors } = await running;
  const output = bytes.toString();
  if (code !== 0)
    throw new CommandError(`${doing} failed (exit code ${code}):\n${(errors || output).trim()}`);
  return output;
}
