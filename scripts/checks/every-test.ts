/** Setup of every Jest test: the real clock, and time limits that suit a busy machine. */

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
