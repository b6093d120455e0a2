import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Writes a file beside its name and renames it: whoever reads it finds the old one or the new one, never half of one. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Hidden: whoever lists the folder meanwhile passes it over.
  const partial = join(dirname(file), `.${basename(file)}.partial`);
  await writeFile(partial, content);
  await rename(partial, file);
}

/** Reads a text, or undefined where there is no such file. */
export function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
