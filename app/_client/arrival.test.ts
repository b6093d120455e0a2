/** @jest-environment jsdom */
import { arrive, reloadDelay } from "./arrival";
import { leaveFor } from "../_lib/leave-for";
import { isPlain } from "../../islands/browser/inline-loader";
import { markMenu } from "./behaviours";

/**
 * Returns a fake page at an address, with jsdom's document, storage and clock.
 *
 * @param paintedAt time of the first contentful paint; undefined as in browsers that do not report it
 */
function pageAt(address: string, paintedAt?: number) {
  const page = {
    performance: {
      getEntriesByName: () => (paintedAt === undefined ? [] : [{ startTime: paintedAt }]),
      now: () => performance.now(),
    },
    document,
    sessionStorage,
    location: { href: address, assign: jest.fn(), reload: jest.fn() },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, next: string) => {
        page.location.href = next;
      },
    },
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    addEventListener: jest.fn((type: string, listener: () => void) => listeners.set(type, listener)),
  };
  const listeners = new Map<string, () => void>();
  return {
    ...page,
    page,
    window: page as unknown as Window,
    fire: (type: string) => listeners.get(type)?.(),
  };
}

/** Leaves the catalogue for an address. Returns the page that opens, after its arrival. */
function arriveFromCatalogueAt(address: string, paintedAt?: number) {
  const catalogue = pageAt("https://site.example/product-list/");
  leaveFor(address, catalogue.window);
  const target = pageAt(catalogue.location.assign.mock.calls[0][0], paintedAt);
  arrive(target.window);
  return target;
}

const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = `<section id="about"></section>`;
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("the target reloads once, when its time has come after the arrival", () => {
  const home = arriveFromCatalogueAt("/");
  // Removed before the reload, so that a page can't loop.
  expect(sessionStorage).toHaveLength(0);
  jest.advanceTimersByTime(reloadDelay - 1);
  expect(home.location.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(home.location.reload).toHaveBeenCalledTimes(1);

  const reloaded = pageAt(home.location.href);
  arrive(reloaded.window);
  jest.runAllTimers();
  expect(reloaded.location.reload).not.toHaveBeenCalled();
});

test.each([
  ["partly", reloadDelay / 2],
  ["completely", 2 * reloadDelay],
])("the time since the target was seen shortens the wait: %s", (_, took) => {
  const painted = performance.now();
  jest.advanceTimersByTime(took);
  const home = arriveFromCatalogueAt("/", painted);
  const left = Math.max(0, reloadDelay - took);
  if (left) jest.advanceTimersByTime(left - 1);
  expect(home.location.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(home.location.reload).toHaveBeenCalledTimes(1);
});

test("a section is left out of the address until the reload, which returns to it", () => {
  const home = arriveFromCatalogueAt("/#about");
  expect(home.location.href).toBe("https://site.example/");
  jest.advanceTimersByTime(reloadDelay - 1);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(home.page.location.href).toBe("https://site.example/#about");
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("about")]);
  expect(scrollIntoView.mock.invocationCallOrder[0]).toBeLessThan(
    home.location.reload.mock.invocationCallOrder[0] ?? 0,
  );

  const reloaded = pageAt(home.page.location.href);
  arrive(reloaded.window);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test("a stored arrival for another page is dropped", () => {
  leaveFor("/", pageAt("https://site.example/product-list/").window);
  const other = pageAt("https://site.example/landing/");
  arrive(other.window);
  const home = pageAt("https://site.example/");
  arrive(home.window);
  jest.runAllTimers();
  expect(other.location.reload).not.toHaveBeenCalled();
  expect(home.location.reload).not.toHaveBeenCalled();
});

test("a page that is left before its reload does not reload when the visitor comes back", () => {
  const home = arriveFromCatalogueAt("/");
  home.fire("pagehide");
  jest.runAllTimers();
  expect(home.location.reload).not.toHaveBeenCalled();
});

test.each(["getItem", "setItem"] as const)("with storage blocked (%s) the link is a plain link", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const catalogue = pageAt("https://site.example/product-list/");
  leaveFor("/#about", catalogue.window);
  if (method === "setItem") {
    expect(catalogue.location.assign).toHaveBeenCalledWith("https://site.example/#about");
  }
  const home = pageAt("https://site.example/");
  arrive(home.window);
  jest.runAllTimers();
  expect(home.location.reload).not.toHaveBeenCalled();
});

describe("the menu", () => {
  const plain = 'href="/landing/"';
  test.each<[string, string, string, MouseEventInit, boolean]>([
    ["an entry leads to a page that reloads", "data-reload-menu", "b", {}, false],
    ["a click with ctrl is the browser's", "data-reload-menu", "b", { ctrlKey: true }, true],
    ["another link of the header is a plain link", "data-reload-menu", `[${plain}]`, {}, true],
    ["an entry of another page is a plain link", "", "b", {}, true],
  ])("%s", (_, attributes, selector, options, isLeftToBrowser) => {
    // jsdom can't follow links and logs an error.
    jest.spyOn(console, "error").mockImplementation();
    document.body.innerHTML = `<header><nav><ul ${attributes}><li><a href="/#about"><b>O nas</b></a></li></ul>
      <a ${plain}>Wycena</a></nav></header>`;
    const { page, window } = pageAt("http://localhost/product-list/");
    markMenu(document, isPlain, (address) => leaveFor(address, window));
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    expect(document.querySelector(selector)?.dispatchEvent(event)).toBe(isLeftToBrowser);
    expect(page.location.assign.mock.calls).toEqual(isLeftToBrowser ? [] : [["http://localhost/"]]);
    expect(sessionStorage).toHaveLength(isLeftToBrowser ? 0 : 1);
  });
});
