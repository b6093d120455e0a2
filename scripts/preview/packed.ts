import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compress = {
  // 5 is about what hosts use when they compress as they serve.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export type Encoding = keyof typeof compress;

const memory = new Map<string, Promise<Buffer>>();

/**
 * Gives a file compressed. Every version of it is compressed once: doing it for each answer made pages ten times slower.
 *
 * @param version changes with the file
 */
export function packed(file: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = [file, version, encoding].join();
  const body = memory.get(key) ?? readFile(file).then(compress[encoding]);
  memory.set(key, body);
  return body;
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); undefined for none. */
export function chooseEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = new Set(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*/, "").trim()),
  );
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding));
}
