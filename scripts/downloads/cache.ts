import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Files that are unused for so long are removed, in milliseconds: a month. */
const keepFor = 30 * 24 * 60 * 60 * 1000;

/** Makes a file that takes a while, or gives what was made before under the same name of the same recipe: all that decides its bytes. */
export type Cache = (
  name: string,
  recipe: string,
  make: () => Uint8Array | Promise<Uint8Array>,
) => Promise<Buffer>;

/** Opens the cache in a folder, and removes from it what was unused for a long time. */
export async function openCache(folder: string): Promise<Cache> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    const { mtimeMs } = await stat(path.join(folder, file));
    if (Date.now() - mtimeMs > keepFor) await rm(path.join(folder, file), { recursive: true });
  }
  return async (name, recipe, make) => {
    const hash = createHash("sha256").update(recipe).digest("hex").slice(0, 16);
    const file = path.join(folder, `${hash}-${name}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) await utimes(file, new Date(), new Date());
    if (kept) return kept;
    const made = await make();
    // Beside the final name, and renamed: an interrupted run leaves no half file under a good name.
    await writeFile(`${file}.partial`, made);
    await rename(`${file}.partial`, file);
    return Buffer.from(made);
  };
}
