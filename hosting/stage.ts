import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { Staged } from "./host";

/**
 * Lays files out in a folder of their own as they are to lie at the host: the hosts' tools take whole folders, and set
 * one type and one lifetime for all files of a call.
 *
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 * @param use gets the folder, which is gone afterwards
 */
export async function staged<T>(
  files: readonly Staged[],
  prefix: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    for (const each of files) {
      const target = join(folder, prefix, each.file);
      await mkdir(dirname(target), { recursive: true });
      if ("content" in each) await writeFile(target, each.content);
      else await cp(each.source, target);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
