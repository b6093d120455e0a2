import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** A file in memory. */
export interface RememberedFile {
  body: Buffer;
  /** Weak, because one tag stands for the plain and the compressed forms. */
  etag: string;
  /** The body compressed; done once per encoding. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // 5 is about what hosts use when they compress as they serve.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Makes a reader that keeps files in memory until they change on disk.
 *
 * @returns a function from a file's path to its contents; it rejects when the file cannot be read
 */
export function createFileMemory(): (path: string) => Promise<RememberedFile> {
  const memory = new Map<string, { version: string; file: Promise<RememberedFile> }>();

  return async (path) => {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    let entry = memory.get(path);
    if (entry?.version !== version) {
      entry = { version, file: remember(path) };
      memory.set(path, entry);
    }
    return entry.file;
  };
}

async function remember(path: string): Promise<RememberedFile> {
  const body = await readFile(path);
  const done = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
    compressed(encoding) {
      const result = done.get(encoding) ?? compress[encoding](body);
      done.set(encoding, result);
      return result;
    },
  };
}
