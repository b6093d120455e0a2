import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files by path, relative to the project, with their text. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Every file of the project, those that git ignores aside; relative, with slashes.
 *
 * @param folder of the project
 * @throws Error that says what helps, where git is not available
 */
export function projectFiles(folder = "."): string[] {
  return listedByGit(folder)
    .split("\0")
    .filter((file) => file && existsSync(join(folder, file)));
}

function listedByGit(folder: string): string {
  const options = ["--cached", "--others", "--exclude-standard", "-z"];
  try {
    return execFileSync("git", ["ls-files", ...options], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(
      "The checks of the sources get the list of the project's files from git, which failed: run the tests in a clone, or make " +
        `this folder a repository: git init\n${(stderr || message).trim()}`,
      { cause: error },
    );
  }
}

/** Reads the files whose path fits. */
export function readSources(files: readonly string[], fits: RegExp): Sources {
  return new Map(
    files.filter((file) => fits.test(file)).map((file) => [file, readFileSync(file, "utf8")] as const),
  );
}
