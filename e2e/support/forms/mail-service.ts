/** Everything that browser tests know about the e-mail service. Another service needs changes only here. */
import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };
import { type APIRequestContext, expect } from "@playwright/test";

import { locales } from "../../../app/_i18n/languages";
import { TEST_PORT, testEnvironment } from "../../../scripts/command/environment";
import { type KeptMessage, MAIL_PATH } from "../../../scripts/preview/server";
import { t } from "../catalog";

const settings = testEnvironment(TEST_PORT);

/** URL to which both forms send. */
export const mailPath = `**${MAIL_PATH}`;

/** Parameters that the service receives in addition to the fields. */
export const envelope = {
  order: envelopeOf("NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID"),
  contact: envelopeOf("NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID"),
};

function envelopeOf(template: string) {
  return {
    lib_version: emailLibrary.version,
    service_id: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    template_id: settings[template],
    user_id: settings.NEXT_PUBLIC_EMAILJS_USER_ID,
  };
}

/** Matches the reference at the end of every message, in all languages; tests type faster than people. */
const references = locales.map((locale) => t(locale, "messages.reference", { reference: "" }).trim());
const signature = new RegExp(`\\s*(?:${references.join("|")}) ([A-Z2-9]{3}-[A-Z2-9]{3}(?:-X0)?)$`);

/**
 * Returns the messages in the preview server's mail stub that contain a text. Tests that run in parallel each
 * search for a unique text.
 *
 * @returns the fields of each message by name, without the reference
 * @throws if a message has no reference
 */
export async function messagesWith(
  request: APIRequestContext,
  text: string,
): Promise<Record<string, string>[]> {
  return (await keptWith(request, text)).map(({ message = "", ...fields }) => ({
    ...fields,
    message: unsigned(message),
  }));
}

/** Removes the reference from a message. @throws if it has none */
function unsigned(message: string): string {
  expect(message).toMatch(signature);
  return message.replace(signature, "");
}

/** Returns the references of the messages that contain a text, in order of arrival. */
export async function referencesWith(request: APIRequestContext, text: string): Promise<string[]> {
  return (await keptWith(request, text)).map(({ message = "" }) => signature.exec(message)?.[1] ?? "");
}

async function keptWith(request: APIRequestContext, text: string): Promise<Record<string, string>[]> {
  const answer = await request.get("/outbox.json");
  expect(answer.status()).toBe(200);
  const kept = (await answer.json()) as KeptMessage[];
  return kept
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    .filter((message) => Object.values(message).some((value) => value.includes(text)));
}
