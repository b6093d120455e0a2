import { type APIRequestContext, expect } from "@playwright/test";

import { locales } from "../../../app/_i18n/languages";
import type { KeptMessage } from "../../../scripts/preview/outbox";
import { t } from "../catalog";

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
export function unsigned(message: string): string {
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
