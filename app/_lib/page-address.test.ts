/** @jest-environment jsdom */
import { longestSearch, pageAddress, pageState, retryDelay, writeAddress } from "./page-address";

/** Makes the browser refuse addresses until the test ends, or until the returned function is called. */
function refuse() {
  const refusal = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  return () => refusal.mockRestore();
}

const at = (path: string) => new URL(location.origin + path);

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  jest.runAllTimers();
  history.replaceState(null, "", "/");
});

test("an address is written, and the state stays", () => {
  history.replaceState({ kept: 1 }, "", "/");
  writeAddress(at("/plan/?q=5#plan"));
  expect(location.href).toMatch(/\/plan\/\?q=5#plan$/);
  expect(history.state).toEqual({ kept: 1 });
});

test("a refused address counts as written, and the last one is written later", () => {
  const allow = refuse();
  writeAddress(at("/?q=1"), { a: 1 });
  writeAddress(at("/?q=12"));
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
  const seen: string[] = [];
  const reader = () => seen.push(pageAddress().search);
  addEventListener("popstate", reader);
  writeAddress(at("/?q=1"));
  history.pushState(null, "", "/?q=7");
  dispatchEvent(new PopStateEvent("popstate"));
  removeEventListener("popstate", reader);
  allow();
  jest.runAllTimers();
  expect(seen).toEqual(["?q=7"]);
  expect(location.search).toBe("?q=7");
});

test("a link to an anchor of the page keeps the pending address", () => {
  const allow = refuse();
  writeAddress(at("/?q=1"));
  history.pushState(null, "", "/#place");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(pageAddress().search).toBe("?q=1");
  allow();
  jest.runAllTimers();
  expect(location.href).toMatch(/\/\?q=1#place$/);
});

test("an address that is too long for servers counts as written and is not shown", () => {
  const long = `?q=${"1".repeat(longestSearch)}`;
  writeAddress(at(`/${long}`));
  expect(location.search).toBe("");
  expect(pageAddress().search).toBe(long);
  expect(jest.getTimerCount()).toBe(0);
  writeAddress(at("/?q=1"));
  expect(location.search).toBe("?q=1");
});

test("a language link includes the pending address", () => {
  document.body.innerHTML = `<p class="language-menu"><a href="/de/">Deutsch</a></p><a href="/other/">other</a>`;
  const [language, other] = document.querySelectorAll("a") as unknown as HTMLAnchorElement[];
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  refuse();
  writeAddress(at("/?q=12"));
  language?.click();
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  other?.click();
  expect([language?.search, other?.search]).toEqual(["?q=12", ""]);
});
