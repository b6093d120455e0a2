/** @jest-environment jsdom */
import { pageAddress, pageState, retryDelay, writeAddress } from "./page-address";

/** Lets the browser refuse addresses until the test is over, or `allow` is called. */
function refuse() {
  const refusal = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  return () => refusal.mockRestore();
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  jest.runAllTimers();
  jest.useRealTimers();
  history.replaceState(null, "", "/");
});

test("an address is written, and the state stays", () => {
  history.replaceState({ kept: 1 }, "", "/");
  writeAddress("/plan/?q=5#plan");
  expect(location.href).toMatch(/\/plan\/\?q=5#plan$/);
  expect(history.state).toEqual({ kept: 1 });
});

test("what is refused counts as written, and the last of it follows when it can", () => {
  const allow = refuse();
  writeAddress("/?q=1", { a: 1 });
  writeAddress("/?q=12");
  expect(location.search).toBe("");
  expect(pageAddress().search).toBe("?q=12");
  expect(pageState()).toEqual({ a: 1 });
  jest.advanceTimersByTime(retryDelay);
  expect(pageAddress().search).toBe("?q=12");
  allow();
  jest.advanceTimersByTime(retryDelay);
  expect(location.search).toBe("?q=12");
  expect(history.state).toEqual({ a: 1 });
  expect(jest.getTimerCount()).toBe(0);
});

test("another entry of the history ends the wait", () => {
  const allow = refuse();
  writeAddress("/?q=1");
  dispatchEvent(new PopStateEvent("popstate"));
  allow();
  jest.runAllTimers();
  expect(location.search).toBe("");
});
