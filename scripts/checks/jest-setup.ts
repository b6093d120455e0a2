/**
 * Setup of every Jest test: the real clock, time limits that suit a busy machine, and a silent console. A test that
 * writes an error or a warning fails; jsdom reports uncaught errors there. A test that provokes a message mocks it:
 * `jest.spyOn(console, "error").mockImplementation()`.
 */
import { format } from "node:util";

/** Limits of a test and of one `waitFor`, in milliseconds. */
const [testLimit, waitLimit] = [20_000, 5000];

jest.setTimeout(testLimit);

// A failed test may leave fake timers behind.
beforeEach(() => void jest.useRealTimers());

if (typeof document !== "undefined") {
  const { configure } = jest.requireActual<{ configure(options: { asyncUtilTimeout: number }): void }>(
    "@testing-library/dom",
  );
  configure({ asyncUtilTimeout: waitLimit });
  // The beginning of a printed document is enough.
  process.env.DEBUG_PRINT_LIMIT = "1000";
}

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
