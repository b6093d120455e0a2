import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Files that are unused for so long are removed, in milliseconds: a month. */
const keepFor = 30 * 24 * 60 * 60 * 1000;

/** Files that take a while to make, by their names and all that decides their bytes. */
export interface Cache {
  /** What was made of the same before; undefined when nothing was. */
  find(name: string, recipe: string): Promise<Buffer | undefined>;
  keep(name: string, recipe: string, bytes: Uint8Array): Promise<void>;
}

/** Opens the store in a folder, and removes from it what was unused for a long time. */
export async function openCache(folder: string): Promise<Cache> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    const { mtimeMs } = await stat(path.join(folder, file));
    if (Date.now() - mtimeMs > keepFor) await rm(path.join(folder, file), { recursive: true });
  }
  const fileOf = (name: string, recipe: string) =>
    path.join(folder, `${createHash("sha256").update(recipe).digest("hex").slice(0, 16)}-${name}`);
  return {
    async find(name, recipe) {
      const file = fileOf(name, recipe);
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes) await utimes(file, new Date(), new Date());
      return bytes;
    },
    async keep(name, recipe, bytes) {
      const file = fileOf(name, recipe);
      // Beside the final name, and renamed: an interrupted run leaves no half file under a good name.
      await writeFile(`${file}.partial`, bytes);
      await rename(`${file}.partial`, file);
    },
  };
}
