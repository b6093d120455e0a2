import { type APIRequestContext, expect } from "@playwright/test";

import type { KeptMessage } from "../../scripts/preview/outbox";

/**
 * The messages of the preview server's mail desk in which some text stands. A text that only one test types keeps tests
 * that run side by side apart.
 *
 * @returns the fields of each message by name
 */
export async function messagesWith(
  request: APIRequestContext,
  text: string,
): Promise<Record<string, string>[]> {
  const answer = await request.get("/outbox.json");
  expect(answer.status()).toBe(200);
  const kept = (await answer.json()) as KeptMessage[];
  return kept
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    .filter((message) => Object.values(message).some((value) => value.includes(text)));
}
