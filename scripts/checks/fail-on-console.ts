/**
 * Fails a Jest test that writes an error or a warning to the console; jsdom reports uncaught errors there. A
 * test that provokes a message mocks it: `jest.spyOn(console, "error").mockImplementation()`.
 */
import { format } from "node:util";

const messages: string[] = [];

for (const kind of ["error", "warn"] as const) {
  console[kind] = (...args: unknown[]) => messages.push(`console.${kind}: ${format(...args)}`);
}

/** Throws an error with all messages since the last call. */
function expectSilence(): void {
  const found = messages.splice(0);
  if (found.length) throw new Error(`Unexpected console messages:\n${found.join("\n")}`);
}

afterEach(expectSilence);
// Messages written while hooks of the test file clean up.
afterAll(expectSilence);
