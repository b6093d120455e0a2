import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request.
 *
 * @param limit in bytes
 * @returns undefined as soon as the body is known to be longer than the limit. What still arrives is thrown away,
 *   not left unread: a connection closed with unread data loses our answer too.
 * @throws when the connection breaks
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
  });
}
