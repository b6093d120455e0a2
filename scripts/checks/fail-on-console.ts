/**
 * Fails a Jest test during which something is written to the console as an error or a warning; jsdom reports uncaught
 * errors there. A test that provokes a message takes it with `jest.spyOn(console, "error").mockImplementation()`.
 */
import { format } from "node:util";

const messages: string[] = [];

for (const kind of ["error", "warn"] as const) {
  console[kind] = (...args: unknown[]) => messages.push(`console.${kind}: ${format(...args)}`);
}

/** Throws an error that gives every message written since it was last called. */
function expectSilence(): void {
  const found = messages.splice(0);
  if (found.length) throw new Error(`Unexpected console messages:\n${found.join("\n")}`);
}

afterEach(expectSilence);
// What is written while hooks of the test file clean up.
afterAll(expectSilence);
