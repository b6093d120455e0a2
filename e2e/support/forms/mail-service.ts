/** What the tests in a browser know of the e-mail service: with another service this file changes, and no other of theirs. */
import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };
import { type APIRequestContext, expect } from "@playwright/test";

import { locales } from "../../../app/_i18n/languages";
import { TEST_PORT, testEnvironment } from "../../../scripts/command/environment";
import { type KeptMessage, MAIL_PATH } from "../../../scripts/preview/mail-stub";
import { t } from "../catalog";

const settings = testEnvironment(TEST_PORT);

/** Where both forms send to. */
export const mailPath = `**${MAIL_PATH}`;

/** The module of the service's library, which a touched form fetches last. */
export const libraryFile = "**/assets/js/es-*.js";

/** What the service is given beside the fields. */
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

/** Stands under every message, in the words of its language. */
const references = locales.map((locale) => t(locale, "messages.reference", { reference: "" }).trim());
const signature = new RegExp(`\\s*(?:${references.join("|")}) ([A-Z2-9]{3}-[A-Z2-9]{3})$`);

/**
 * The messages of the preview server's mail stub in which some text stands. A text that only one test types keeps tests
 * that run side by side apart.
 *
 * @returns the fields of each message by name, without its reference
 * @throws when a message has none
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

/** A message as the visitor wrote it, without its reference. @throws when it has none */
function unsigned(message: string): string {
  expect(message).toMatch(signature);
  return message.replace(signature, "");
}

/** The references of the messages in which some text stands, in the order in which they came. */
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
