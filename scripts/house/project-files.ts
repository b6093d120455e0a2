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

/** Tells which of these paths git ignores: made by a command, or a visitor's own. */
export function ignoredPaths(paths: readonly string[]): Set<string> {
  return new Set(paths.length ? git("check-ignore", "--no-index", "-z", "--", ...paths) : []);
}

/** Reads the files whose path fits. */
export function readSources(files: readonly string[], fits: RegExp): Sources {
  return new Map(
    files.filter((file) => fits.test(file)).map((file) => [file, readFileSync(file, "utf8")] as const),
  );
}

/** What git prints, by its zero bytes. No match is no error. */
function git(...command: string[]): string[] {
  try {
    return execFileSync("git", command, { encoding: "utf8" }).split("\0").filter(Boolean);
  } catch (error) {
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}
