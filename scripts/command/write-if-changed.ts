import { readFile, writeFile } from "node:fs/promises";

/** Writes a file only if its text changed: file watchers do not react otherwise. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, "utf8").catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}
