import { test } from "@playwright/test";

/**
 * Writes down how many things of a kind the running test has looked at; the summary of `npm test` adds them up.
 *
 * @param kind plural, such as "links"
 */
export function counted(kind: string, number: number): void {
  test.info().annotations.push({ type: "counted", description: `${kind}: ${number}` });
}
