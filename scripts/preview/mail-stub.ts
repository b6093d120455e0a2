import type { IncomingMessage } from "node:http";
import { type PreviewResponse, textResponse } from "./response";
import { type Field, keepMessage } from "./outbox";
import { readBody } from "./request-body";

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
    const entries = [...(await form.formData())];
    return entries.map(([name, value]) => ({
      name,
      value: typeof value === "string" ? value : describeFile(value),
    }));
  } catch {
    return undefined;
  }
}

/** The site's forms have no file fields; should one appear, its name and size are kept, not its contents. */
function describeFile(file: File): string {
  return `[file ${file.name}, ${file.size} bytes]`;
}
