import { appendFile, mkdir, readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";

/** What the preview server says to a request by itself; plain text, unless its headers name another type. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Where the e-mail service takes forms. */
export const MAIL_PATH = "/api/v1.0/email/send-form";

/** The e-mail service's limit, in bytes. */
const limit = 50 * 1024;

const required = { user_id: "user ID", service_id: "service ID", template_id: "template ID" };

/** One message as it was sent: every field of the request, in the order of the request. */
export interface KeptMessage {
  /** ISO 8601, UTC */
  readonly received: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** One message a line: what is written by several servers in turn is read whole. */
const fileIn = (outbox: string) => join(outbox, "messages.jsonl");

/**
 * Stands in for the e-mail service: takes a form as the real one does and keeps it in the outbox instead of sending it.
 * Whether the ids belong to an account is not checked; there is none.
 *
 * @param outbox the folder messages are kept in; made when it is missing
 * @throws when the connection breaks or the outbox cannot be written to
 */
export async function answerMail(request: IncomingMessage, outbox: string): Promise<Answer> {
  // The real service answers every origin; a site built for another port may use this stub as well.
  const say = (status: number, body: string) => ({
    ...{ status, body, headers: { "access-control-allow-origin": "*" } },
  });
  if (request.method !== "POST") return say(405, "Method not allowed");
  const tooLarge = say(413, "The form is too large. The maximum size is 50Kb");
  // By what the request says of itself, before any of it is in memory; by what has come where it says nothing or too little.
  if (Number(request.headers["content-length"]) > limit) return tooLarge;
  const body = await bodyWithin(request, limit);
  if (!body) return tooLarge;

  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const sent = new Request("http://localhost/", { method: "POST", headers, body });
  const form = await sent.formData().catch(() => undefined);
  if (!form) return say(400, "The form data is not valid");
  const fields = [...form].map(([name, value]) => ({ name, value: String(value) }));
  const given = fields.filter(({ value }) => value.trim()).map(({ name }) => name);
  const missing = Object.entries(required).find(([name]) => !given.includes(name));
  if (missing) return say(400, `The ${missing[1]} is required`);

  const message: KeptMessage = { received: new Date().toISOString(), fields };
  await mkdir(outbox, { recursive: true });
  await appendFile(fileIn(outbox), `${JSON.stringify(message)}\n`);
  return say(200, "OK");
}

/** Reads the body of a request; undefined as soon as it is longer than the limit, of which no more is kept. */
async function bodyWithin(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  // Not destroyed, or the answer would have no connection left.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** All kept messages, newest first. A missing outbox is an empty one. */
async function keptMessages(outbox: string): Promise<KeptMessage[]> {
  const text = await readFile(fileIn(outbox), "utf8").catch(() => "");
  // What follows the last end of a line is still being written.
  const lines = text.split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as KeptMessage).reverse();
}

/** The outbox for tests: an array of its messages, newest first. */
export const outboxJson = async (outbox: string): Promise<Answer> => ({
  status: 200,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(await keptMessages(outbox)),
});

/**
 * The page a person reads the outbox on. The messages come from strangers: everything is escaped, and the policy
 * lets nothing run or load should one slip through.
 */
export async function outboxPage(outbox: string): Promise<Answer> {
  const messages = await keptMessages(outbox);
  const articles = messages.map(({ received, fields }) => {
    const rows = fields.map(({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
    return `<article><h2>${escape(received)}</h2><dl>${rows.join("\n")}</dl></article>`;
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  const none = "<p>None yet. Send one of the site’s forms, then reload this page.</p>";
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox (${messages.length})</title>
<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
dt { font-weight: 600; }
dd { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Messages the site sent</h1>
${articles.join("\n") || none}
</html>
`;
  return { status: 200, headers, body };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
