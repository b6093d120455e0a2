import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of the first of some programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
