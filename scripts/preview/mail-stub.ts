import { appendFile, mkdir, readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { arrayBuffer } from "node:stream/consumers";

/** A response of the preview server; plain text unless its headers say otherwise. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The e-mail service's path for forms. */
export const MAIL_PATH = "/api/v1.0/email/send-form";

/** The e-mail service's size limit, in bytes. */
const limit = 50 * 1024;

const required = { user_id: "user ID", service_id: "service ID", template_id: "template ID" };

/** A message with all fields in the order of the request. */
export interface KeptMessage {
  /** ISO 8601, UTC */
  readonly received: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** One message in a line, so that several servers can append. */
const fileIn = (outbox: string) => join(outbox, "messages.jsonl");

/**
 * Replaces the e-mail service: accepts a form and saves it in the outbox. Account ids are required but not
 * checked.
 *
 * @param outbox folder for messages, created if missing
 * @throws Error if the connection breaks or the outbox is not writable
 */
export async function answerMail(request: IncomingMessage, outbox: string): Promise<Answer> {
  // The real service accepts every origin; a site built for another port may use this stub.
  const say = (status: number, body: string) => ({
    ...{ status, body, headers: { "access-control-allow-origin": "*" } },
  });
  if (request.method !== "POST") return say(405, "Method not allowed");
  const body = new Uint8Array(await arrayBuffer(request));
  if (body.length > limit) return say(413, "The form is too large. The maximum size is 50Kb");

  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => undefined);
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

/** Returns all saved messages, newest first; a missing outbox is empty. */
async function keptMessages(outbox: string): Promise<KeptMessage[]> {
  const text = await readFile(fileIn(outbox), "utf8").catch(() => "");
  // An unfinished last line is still being written.
  const lines = text.split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as KeptMessage).reverse();
}

/** Returns the messages for tests as a JSON array, newest first. */
export const outboxJson = async (outbox: string): Promise<Answer> => ({
  status: 200,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(await keptMessages(outbox)),
});

/**
 * Returns the outbox as a page. Messages come from strangers: everything is escaped, and the policy blocks
 * scripts and requests in addition.
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
