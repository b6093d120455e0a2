/** What every Jest test begins with: the real clock, and limits of time for a machine that is busy. */

/** For a test, and for what it waits for; milliseconds. */
const [testLimit, waitLimit] = [20_000, 5000];

jest.setTimeout(testLimit);

// A test that fails leaves its clock to the one after it.
beforeEach(() => void jest.useRealTimers());

if (typeof document !== "undefined") {
  const { configure } = jest.requireActual<{ configure(options: { asyncUtilTimeout: number }): void }>(
    "@testing-library/dom",
  );
  configure({ asyncUtilTimeout: waitLimit });
  // Of a document that lacks something the beginning says enough.
  process.env.DEBUG_PRINT_LIMIT = "1000";
}
