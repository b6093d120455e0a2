import { readFile, writeFile } from "node:fs/promises";

/** Writes a file; an untouched one keeps its time of change, so nothing that watches it starts to work. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, "utf8").catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}
