import { utimesSync } from "node:fs";
import { join } from "node:path";

import spawn, { type SubprocessError } from "nano-spawn";

import { fileType, type Kind, lifetimes } from "../built/file-types";
import { filesBelow } from "../../islands/build/files";
import { CommandError } from "../command/command.mjs";

/** Runs a program, or only prints the command. */
export type Run = (command: string, args: readonly string[]) => Promise<void>;

/**
 * Runs a program, which shares this process's output.
 *
 * @throws CommandError if it is not installed or fails
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

/** Prints the command instead of running it. */
export const printProgram: Run = (command, args) => {
  console.log(`  ${commandText(command, args)}`);
  return Promise.resolve();
};

/** Quotes a word for a POSIX shell. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

const commandText = (command: string, args: readonly string[]) => [command, ...args.map(quoted)].join(" ");

export interface Deploy {
  readonly folder: string;
  /** The folder in the target: "" or "/folder". */
  readonly basePath: string;
  /** Returns a setting; in a dry run, a missing one is its name in angle brackets. */
  readonly settings: (name: string) => string;
  readonly run: Run;
  /** Nothing is read from the target or written. */
  readonly dryRun: boolean;
}

export interface Target {
  /** Required settings with their meaning. */
  readonly needs: Readonly<Record<string, string>>;
  /** Programs to install, beside Node. */
  readonly programs: readonly string[];
  /** Whether previews lie in its folders; otherwise they have their own address. */
  readonly hasFolders: boolean;
  /** Which files stay at the target: a sentence for the dry run. */
  readonly stays: string;
  /** Headers and redirects in the target's own format, by file name; installed by hand. */
  readonly configuration?: () => Readonly<Record<string, string>>;
  /** @throws CommandError if a program fails */
  deploy(deploy: Deploy): Promise<void>;
}

/** Files that are uploaded in one step with the same headers. */
export interface Batch {
  readonly step: number;
  readonly type: string;
  readonly lifetime: string;
  readonly files: readonly string[];
}

/**
 * Order of the steps: a page follows everything that it requests, so an interrupted deploy leaves complete
 * pages.
 */
const steps: readonly (readonly Kind[])[] = [["hashed"], ["contract"], ["page", "list"]];

/** Days that a file stays after the last deploy that contained it: pages opened before may request it. */
export const keptDays = 30;

/**
 * Returns the files of a finished site in the order of upload.
 *
 * @throws CommandError for a file of unknown type
 */
export function batches(folder: string): Batch[] {
  const files = filesBelow(folder).map((file) => ({ file, ...fileType(file) }));
  return steps.flatMap((kinds, index) =>
    kinds.flatMap((kind) => {
      const ofKind = files.filter((each) => each.kind === kind);
      return [...new Set(ofKind.map(({ type }) => type))].map((type) => ({
        step: index + 1,
        type,
        lifetime: lifetimes[kind],
        files: ofKind.filter((each) => each.type === type).map(({ file }) => file),
      }));
    }),
  );
}

/**
 * Sets the time of every file to now. Targets keep it and delete a file by its age, so the files of an older
 * build count as new when it is deployed again.
 */
export function touch(folder: string): void {
  const now = new Date();
  for (const file of filesBelow(folder)) utimesSync(join(folder, file), now, now);
}

/**
 * Returns a reader of the target's settings.
 *
 * @param dryRun a missing setting is its name in angle brackets
 * @throws CommandError that lists missing settings with their meaning
 */
export function settingsOf({ needs }: Target, environment: NodeJS.Dict<string>, dryRun: boolean) {
  const missing = Object.entries(needs).filter(([name]) => !environment[name]);
  if (missing.length && !dryRun) {
    const lines = missing.map(([name, meaning]) => `  ${name}: ${meaning}`);
    throw new CommandError(`Set these first, in .env.local or in the environment:\n${lines.join("\n")}`);
  }
  return (name: string) => environment[name] || `<${name}>`;
}
