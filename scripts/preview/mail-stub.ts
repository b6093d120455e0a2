import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";

import { type PreviewResponse, readBody, textResponse } from "./response";

/** Where the e-mail service takes forms. */
export const MAIL_PATH = "/api/v1.0/email/send-form";

/** The e-mail service's limit, in bytes. */
const LIMIT = 50 * 1024;

const REQUIRED = [
  ["user_id", "The user ID is required"],
  ["service_id", "The service ID is required"],
  ["template_id", "The template ID is required"],
] as const;

/**
 * Stands in for the e-mail service: takes a form as the real one does and keeps it in the outbox instead of sending it.
 * Whether the ids belong to an account is not checked; there is none.
 *
 * @param outbox the folder messages are kept in
 * @throws when the connection breaks or the outbox cannot be written to
 */
export async function answerMail(request: IncomingMessage, outbox: string): Promise<PreviewResponse> {
  if (request.method !== "POST") return say(405, "Method not allowed", { allow: "POST" });

  const type = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    return say(400, "The content type must be multipart/form-data");

  const body = await readBody(request, LIMIT);
  if (!body) return say(413, "The form is too large. The maximum size is 50Kb");

  const fields = await parseForm(type, body);
  if (!fields) return say(400, "The form data is not valid");

  const missing = REQUIRED.find(
    ([name]) => !fields.some((field) => field.name === name && field.value.trim()),
  );
  if (missing) return say(400, missing[1]);

  await keepMessage(outbox, fields);
  return say(200, "OK");
}

/** The real service answers every origin; a site built for another port may use this stub as well. */
function say(status: number, text: string, headers = {}): PreviewResponse {
  return textResponse(status, text, { "access-control-allow-origin": "*", ...headers });
}

/** The fields of a multipart body in their order; undefined when it is not well formed. */
async function parseForm(type: string, body: Buffer<ArrayBuffer>): Promise<Field[] | undefined> {
  const form = new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body });
  try {
    return [...(await form.formData())].map(([name, value]) => ({ name, value: String(value) }));
  } catch {
    return undefined;
  }
}

interface Field {
  name: string;
  value: string;
}

/** One message as it was sent: every field of the request, in the order of the request. */
export interface KeptMessage {
  /** ISO 8601, UTC */
  received: string;
  fields: Field[];
  file: string;
}

let count = 0;

/**
 * Keeps a message as a JSON file. The names sort by time; within a millisecond by the order of arrival, and the
 * random end keeps several servers on one outbox apart.
 *
 * @param outbox a folder; made when it is missing
 * @throws when the folder cannot be written to
 */
async function keepMessage(outbox: string, fields: Field[]): Promise<void> {
  const message: Omit<KeptMessage, "file"> = { received: new Date().toISOString(), fields };
  const order = String((count += 1)).padStart(6, "0");
  const file = `${message.received.replaceAll(":", "-")}-${order}-${randomBytes(4).toString("hex")}.json`;

  await mkdir(outbox, { recursive: true });
  // Written aside and renamed, so that no reader gets half a message.
  const draft = join(outbox, `.${file}.part`);
  await writeFile(draft, `${JSON.stringify(message, undefined, 2)}\n`, { flag: "wx" });
  await rename(draft, join(outbox, file));
}

/** All kept messages, newest first. A missing outbox is an empty one. */
export async function keptMessages(outbox: string): Promise<KeptMessage[]> {
  if (!existsSync(outbox)) return [];
  const files = (await readdir(outbox)).filter((name) => /^[^.].*\.json$/.test(name)).sort();
  const messages = files.map(async (file) => {
    const text = await readFile(join(outbox, file), "utf8");
    return { file, ...(JSON.parse(text) as Omit<KeptMessage, "file">) };
  });
  return (await Promise.all(messages)).reverse();
}

// System colours: this page is a tool and follows the reader's own scheme.
const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
article { margin: 1.5rem 0; padding: 0 1rem 1rem; border: 1px solid GrayText; }
h2 { font-size: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 32rem) { dl { display: block; } dd { margin-bottom: 0.5rem; } }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function outboxResponse(type: string, text: string): PreviewResponse {
  const headers = { "x-content-type-options": "nosniff", "x-robots-tag": "noindex, nofollow" };
  return textResponse(200, text, {
    ...headers,
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": POLICY,
  });
}

/**
 * The page a person reads the outbox on. The messages come from strangers: everything is escaped, and the policy
 * lets nothing run or load should one slip through.
 */
export const outboxPage = (messages: KeptMessage[]) => outboxResponse("text/html", pageHtml(messages));

/** The same for tests: an array of the messages, newest first. */
export const outboxJson = (messages: KeptMessage[]) =>
  outboxResponse("application/json", JSON.stringify(messages));

function pageHtml(messages: KeptMessage[]): string {
  const none = "<p>None yet. Send one of the site’s forms, then reload this page.</p>";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Outbox (${messages.length})</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Messages the site sent</h1>
${messages.length === 0 ? none : messages.map(messageHtml).join("\n")}
</body>
</html>
`;
}

function messageHtml({ received, fields, file }: KeptMessage): string {
  const rows = fields.map(({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return `<article>
<h2><time datetime="${escape(received)}">${escape(received.replace("T", " ").replace(/\.\d+Z$/, " UTC"))}</time></h2>
<dl>${rows.join("\n")}</dl>
<p><small>${escape(file)}</small></p>
</article>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
