import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Files by path, relative to the project, with their text. */
export type Sources = ReadonlyMap<string, string>;

/** Every file of the project, those that git ignores aside; relative, with slashes. */
export function projectFiles(): string[] {
  return git("ls-files", "--cached", "--others", "--exclude-standard", "-z").filter((file) =>
    existsSync(file),
  );
}

/** Tells whether git ignores a path: a command makes it, or everybody has their own. */
export function isIgnored(file: string): boolean {
  return git("check-ignore", "--no-index", "--", file).length > 0;
}

/** Reads the files whose path fits. */
export function readSources(files: readonly string[], fits: RegExp): Sources {
  return new Map(
    files.filter((file) => fits.test(file)).map((file) => [file, readFileSync(file, "utf8")] as const),
  );
}

/** What git prints, by zero bytes where it is told to. That nothing fits is no error. */
function git(...command: string[]): string[] {
  try {
    return execFileSync("git", command, { encoding: "utf8" }).split("\0").filter(Boolean);
  } catch (error) {
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}
