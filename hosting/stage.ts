import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { BucketHost } from "./host";

/** A file as it is to lie in the bucket: a copy of one on this machine, or a text. */
export type Staged = { readonly key: string } & ({ readonly source: string } | { readonly text: string });

/**
 * Lays files out in a folder of their own as they are to lie in the bucket, because the hosts' tools set one type and one
 * lifetime for all files of a call.
 *
 * @param use gets the folder, which is gone afterwards
 */
export async function staged<T>(files: readonly Staged[], use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    for (const file of files) {
      const target = join(folder, file.key);
      await mkdir(dirname(target), { recursive: true });
      if ("text" in file) await writeFile(target, file.text);
      else await cp(file.source, target);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts files into the bucket that share a type and a lifetime. */
export type Put = (files: readonly Staged[], type: string, cacheControl: string) => Promise<void>;

/**
 * Uploading, as far as it is the same for all buckets.
 *
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 */
export function uploadsBy(put: Put, prefix: string): Pick<BucketHost, "upload" | "write"> {
  return {
    upload: ({ files, type, cacheControl }) =>
      put(
        files.map(({ file, source }) => ({ key: prefix + file, source })),
        type,
        cacheControl,
      ),
    write: (file, text, { type, cacheControl }) => put([{ key: prefix + file, text }], type, cacheControl),
  };
}
