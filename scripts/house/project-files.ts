import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Files by path, relative to the project, with their text. */
export type Sources = ReadonlyMap<string, string>;

/** Every file of the project, those that git ignores aside; relative, with slashes. */
export function projectFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
  });
  return listed.split("\0").filter((file) => file && existsSync(file));
}

/** Reads the files whose path fits. */
export function readSources(files: readonly string[], fits: RegExp): Sources {
  return new Map(
    files.filter((file) => fits.test(file)).map((file) => [file, readFileSync(file, "utf8")] as const),
  );
}
