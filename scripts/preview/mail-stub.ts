import { appendFile, mkdir, readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { arrayBuffer } from "node:stream/consumers";

/** The e-mail service's path for forms. */
export const MAIL_PATH = "/api/v1.0/email/send-form";

/** The e-mail service's size limit, in bytes. */
const limit = 50 * 1024;

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
 * @returns status and text of the response
 * @throws Error if the connection breaks or the outbox is not writable
 */
export async function takeMail(
  request: IncomingMessage,
  outbox: string,
): Promise<readonly [status: number, text: string]> {
  const body = new Uint8Array(await arrayBuffer(request));
  if (body.length > limit) return [413, "The form is too large. The maximum size is 50Kb"];
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => undefined);
  if (!form) return [400, "The form data is not valid"];
  const missing = ["user_id", "service_id", "template_id"].find(
    (name) => !String(form.get(name) ?? "").trim(),
  );
  if (missing) return [400, `The ${missing} is required`];
  const fields = [...form].map(([name, value]) => ({ name, value: String(value) }));
  const message: KeptMessage = { received: new Date().toISOString(), fields };
  await mkdir(outbox, { recursive: true });
  await appendFile(fileIn(outbox), `${JSON.stringify(message)}\n`);
  return [200, "OK"];
}

/** Returns all saved messages, newest first; a missing outbox is empty. */
export async function keptMessages(outbox: string): Promise<KeptMessage[]> {
  const text = await readFile(fileIn(outbox), "utf8").catch(() => "");
  // An unfinished last line is still being written.
  const lines = text.split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as KeptMessage).reverse();
}

/** Returns the messages as a page. They come from strangers: everything is escaped. */
export function outboxPage(messages: readonly KeptMessage[]): string {
  const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const articles = messages.map(({ received, fields }) => {
    const rows = fields.map(({ name, value }) => `<dt>${escape(name)}<dd>${escape(value)}`);
    return `<article><h2>${escape(received)}</h2><dl>${rows.join("\n")}</dl></article>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox (${messages.length})</title>
<style>dt { font-weight: bold } dd { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>Messages the site sent</h1>
${articles.join("\n") || "<p>None yet. Send one of the site’s forms, then reload this page.</p>"}
</html>
`;
}
