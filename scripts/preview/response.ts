import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

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
