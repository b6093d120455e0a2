import spawn from "cross-spawn";

import { CommandError } from "../scripts/command/command-error.mjs";

export interface Outcome {
  readonly code: number;
  readonly bytes: Buffer;
  readonly errors: string;
}

/** Runs a host's own command-line tool. Never throws for what the tool says: that is in the outcome. */
export type Tool = (args: readonly string[], input?: string) => Promise<Outcome>;

/**
 * Makes a command-line tool callable; on Windows, where most of them are `.cmd` files, too.
 *
 * @param command its name
 * @param installation where it is to be had, for the message when it is missing
 * @param environment its environment; this process's if unset
 */
export function commandLineTool(command: string, installation: string, environment = process.env): Tool {
  return (args, input = "") =>
    new Promise((resolve, reject) => {
      const program = spawn(command, args, { env: environment, stdio: "pipe" });
      const [bytes, errors]: [Buffer[], Buffer[]] = [[], []];
      program.stdout?.on("data", (part: Buffer) => bytes.push(part));
      program.stderr?.on("data", (part: Buffer) => errors.push(part));
      program.on("error", (error: NodeJS.ErrnoException) => {
        const missing = `This host needs the command "${command}", which is not installed: ${installation}`;
        reject(new CommandError(error.code === "ENOENT" ? missing : error.message));
      });
      program.on("close", (code) =>
        resolve({ code: code ?? 1, bytes: Buffer.concat(bytes), errors: Buffer.concat(errors).toString() }),
      );
      // A tool that ends without reading what it was given says why by its exit code.
      program.stdin?.on("error", () => undefined).end(input);
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
 * What a tool that had to succeed printed; undefined when that is nothing.
 *
 * @param doing what for, in the message
 * @throws CommandError with what the tool said
 */
export function output(doing: string, { code, bytes, errors }: Outcome): Buffer | undefined {
  if (code === 0) return bytes.length ? bytes : undefined;
  throw new CommandError(`${doing} failed (exit code ${code}):\n${(errors || bytes.toString()).trim()}`);
}

/** Runs a tool that has to succeed, and gives what it printed. @throws CommandError as `output` does */
export async function must(doing: string, running: Promise<Outcome>): Promise<string> {
  return output(doing, await running)?.toString() ?? "";
}
