import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

import { replaceFile } from "../command/text-files";

/** Milliseconds after which an unused file is removed: 30 days. */
const keepFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the cached file of this name and recipe, or makes it. The recipe is all input that determines the
 * bytes.
 */
export type Cache = (
  name: string,
  recipe: string,
  make: () => Uint8Array | Promise<Uint8Array>,
) => Promise<Buffer>;

/** Opens the cache in a folder and removes files that were unused for a long time. */
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
    replaceFile(file, made);
    return Buffer.from(made);
  };
}
