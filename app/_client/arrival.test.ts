/** @jest-environment jsdom */
import { arrive, reloadDelay } from "./arrival";
import { leaveFor } from "../_lib/leave-for";
import { isPlain } from "../../islands/browser/inline-loader";
import { markMenu } from "./behaviours";

/**
 * A page at an address: jsdom's own document, storage and clock; its navigation is only written down.
 *
 * @param paintedAt when it was first painted, by the clock of the test; a browser need not report it
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

/** What an address does to a visitor who comes from the catalogue: the page that opens, up to its reload. */
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
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the target reloads once, when its time has come after the arrival", () => {
  const home = arriveFromCatalogueAt("/");
  jest.advanceTimersByTime(reloadDelay - 1);
  expect(home.location.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(home.location.reload).toHaveBeenCalledTimes(1);

  const reloaded = pageAt(home.location.href);
  arrive(reloaded.window);
  jest.runAllTimers();
  expect(reloaded.location.reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test("what the page took after it was seen is a part of the time", () => {
  const painted = performance.now();
  jest.advanceTimersByTime(reloadDelay / 2);
  const home = arriveFromCatalogueAt("/", painted);
  jest.advanceTimersByTime(reloadDelay / 2 - 1);
  expect(home.location.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(home.location.reload).toHaveBeenCalledTimes(1);
});

test("who has seen the page for longer is kept waiting no more", () => {
  const painted = performance.now();
  jest.advanceTimersByTime(2 * reloadDelay);
  const home = arriveFromCatalogueAt("/", painted);
  jest.advanceTimersByTime(0);
  expect(home.location.reload).toHaveBeenCalledTimes(1);
});

test("the note is gone before anything is done about it, so that nothing can loop", () => {
  arriveFromCatalogueAt("/#about");
  expect(sessionStorage).toHaveLength(0);
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

test("a page that the visitor opened directly does nothing", () => {
  const page = pageAt("https://site.example/");
  arrive(page.window);
  jest.runAllTimers();
  expect(page.location.reload).not.toHaveBeenCalled();
});

test("a note for another page is dropped", () => {
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
  const header = (attributes: string) => `
    <header ${attributes}>
      <nav class="site-menu">
        <ul class="site-menu__list"><li><a href="/#about"><b>O nas</b></a></li></ul>
        <a id="quote" href="/landing/">Wycena</a>
      </nav>
    </header>`;

  /** Clicks and returns whether the browser was left to follow the link. */
  function click(selector: string, options: MouseEventInit = {}) {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    document.querySelector(selector)?.dispatchEvent(event);
    return !event.defaultPrevented;
  }

  // jsdom logs on the console that it cannot follow links.
  beforeEach(() => jest.spyOn(console, "error").mockImplementation());

  test("its entries lead to a page that reloads", () => {
    document.body.innerHTML = header("data-reload-menu");
    const page = pageAt("http://localhost/product-list/");
    markMenu(document, isPlain, (address) => leaveFor(address, page.window));
    expect(click("b")).toBe(false);
    expect(page.location.assign).toHaveBeenCalledWith("http://localhost/");
  });

  test.each([
    ["ctrl", { ctrlKey: true }],
    ["shift", { shiftKey: true }],
    ["alt", { altKey: true }],
    ["command", { metaKey: true }],
    ["the middle button", { button: 1 }],
  ])("a click with %s is the browser's", (_, options) => {
    document.body.innerHTML = header("data-reload-menu");
    const page = pageAt("http://localhost/product-list/");
    markMenu(document, isPlain, (address) => leaveFor(address, page.window));
    expect(click("b", options)).toBe(true);
    expect(page.location.assign).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  test("other links of the header, and menus of other pages, are plain links", () => {
    const page = pageAt("http://localhost/product-list/");
    document.body.innerHTML = header("data-reload-menu");
    markMenu(document, isPlain, (address) => leaveFor(address, page.window));
    expect(click("#quote")).toBe(true);
    document.body.innerHTML = header("");
    markMenu(document, isPlain, (address) => leaveFor(address, page.window));
    expect(click("b")).toBe(true);
    expect(page.location.assign).not.toHaveBeenCalled();
  });
});
