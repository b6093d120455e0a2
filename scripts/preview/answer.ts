import type { OutgoingHttpHeaders } from "node:http";

/** What the preview server says to one request. The server adds the length. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Absent only where HTTP forbids one (304). */
  body?: Buffer;
}

/** An answer of one plain sentence. */
export function textAnswer(status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
    body: Buffer.from(text),
  };
}
