import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";

import { replaceFile } from "../command/text-files";

/**
 * Returns the cached file of this name and recipe, or makes it. The recipe is all input that determines the
 * bytes.
 */
export type Cache = (
  name: string,
  recipe: string,
  make: () => Uint8Array | Promise<Uint8Array>,
) => Promise<Buffer>;

/** Opens the cache in a folder. */
export async function openCache(folder: string): Promise<Cache> {
  await mkdir(folder, { recursive: true });
  return async (name, recipe, make) => {
    const hash = createHash("sha256").update(recipe).digest("hex").slice(0, 16);
    const file = path.join(folder, `${hash}-${name}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const made = await make();
    replaceFile(file, made);
    return Buffer.from(made);
  };
}
