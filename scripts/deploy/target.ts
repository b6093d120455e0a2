import { utimesSync } from "node:fs";
import { join } from "node:path";

import spawn, { type SubprocessError } from "nano-spawn";

import { fileType, type Kind, lifetimes } from "../built/file-types";
import { filesBelow } from "../../islands/build/files";
import { CommandError } from "../command/command.mjs";

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

export interface Deploy {
  readonly folder: string;
  /** The folder of the target it goes to: "" or "/folder". */
  readonly basePath: string;
  /** Reads a setting; in a dry run a missing one is its own name in angle brackets. */
  readonly settings: (name: string) => string;
  readonly run: Run;
  /** Nothing is read from the target and nothing is written. */
  readonly dryRun: boolean;
}

export interface Target {
  /** Settings without which nothing can be deployed, by name, and what each of them is. */
  readonly needs: Readonly<Record<string, string>>;
  /** Programs that have to be installed, beside Node. */
  readonly programs: readonly string[];
  /** Whether previews lie in folders of it; elsewhere they have an address of their own. */
  readonly hasFolders: boolean;
  /** What stays at the target, in one sentence for the dry run. */
  readonly stays: string;
  /** Headers and redirects in the target's own format, by file name: given to it by hand, as its guide says. */
  readonly configuration?: () => Readonly<Record<string, string>>;
  /** @throws CommandError when a program fails */
  deploy(deploy: Deploy): Promise<void>;
}

/** Files that go up in one step and share their headers. */
export interface Batch {
  readonly step: number;
  readonly type: string;
  readonly lifetime: string;
  readonly files: readonly string[];
}

/**
 * The steps in their order: a page goes up when all it requests is there, so a deploy that is broken off
 * between two steps leaves whole pages.
 */
const steps: readonly (readonly Kind[])[] = [["hashed"], ["contract"], ["page", "list"]];

/** Days for which a file stays after the last deploy that had it: pages opened before may still request it. */
export const keptDays = 30;

/**
 * The files of a finished site, in the order in which they go up.
 *
 * @throws CommandError for a file that the table of file types does not know
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
 * Sets the time of every file to now. Targets keep this time: a file is deleted by the days since the last deploy that had it,
 * also where an older build is deployed.
 */
export function touch(folder: string): void {
  const now = new Date();
  for (const file of filesBelow(folder)) utimesSync(join(folder, file), now, now);
}

/**
 * Makes the reader of a target's settings.
 *
 * @param dryRun a missing setting is its own name in angle brackets
 * @throws CommandError that names all that are missing, and what they are
 */
export function settingsOf({ needs }: Target, environment: NodeJS.Dict<string>, dryRun: boolean) {
  const missing = Object.entries(needs).filter(([name]) => !environment[name]);
  if (missing.length && !dryRun) {
    const lines = missing.map(([name, what]) => `  ${name}: ${what}`);
    throw new CommandError(`Set these first, in .env.local or in the environment:\n${lines.join("\n")}`);
  }
  return (name: string) => environment[name] || `<${name}>`;
}
