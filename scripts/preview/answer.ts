import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** What the preview server says to a request by itself. The server adds the length. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** An answer of one plain sentence. */
export function textAnswer(status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
    body: Buffer.from(text),
  };
}

/** Sends an answer; Node leaves its body out where the request is a HEAD. */
export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.end(body);
}
