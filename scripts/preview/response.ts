import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** What the preview server says to a request by itself. The server adds the length. */
export interface PreviewResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** An answer of one plain sentence. */
export function textResponse(
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): PreviewResponse {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
    body: Buffer.from(text),
  };
}

/** Sends an answer; Node leaves its body out where the request is a HEAD. */
export function writeResponse(response: ServerResponse, { status, headers, body }: PreviewResponse): void {
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.end(body);
}

/**
 * Reads the body of a request.
 *
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
