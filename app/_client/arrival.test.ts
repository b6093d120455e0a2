/** @jest-environment jsdom */
import { isPlain } from "../../islands/browser/inline-loader";
import { leaveFor, reloadNote } from "../_lib/leave-for";
import { arrive, reloadDelay } from "./arrival";
import { markMenu } from "./behaviours";

const site = "https://site.example";

/** @param paintedAt time of its first paint */
function openPage(address: string, paintedAt?: number) {
  const page = {
    document,
    sessionStorage,
    setTimeout,
    clearTimeout,
    performance: {
      getEntriesByName: () => (paintedAt === undefined ? [] : [{ startTime: paintedAt }]),
      now: () => performance.now(),
    },
    location: Object.assign(new URL(address), { assign: jest.fn(), reload: jest.fn() }),
    history: { state: null, replaceState: jest.fn() },
    addEventListener: jest.fn(),
  };
  const window = page as unknown as Window;
  arrive(window);
  return { ...page.location, window, listen: page.addEventListener };
}

const leaveCatalogue = () => leaveFor("/", openPage(`${site}/product-list/`).window);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

// The flow of the same name has more.
test.each([
  ["without a reported paint", undefined, 0],
  ["painted before", 0, reloadDelay / 2],
  ["painted long before", 0, 2 * reloadDelay],
])("a page reloads in its time after it was seen, %s", (_, painted, since) => {
  leaveCatalogue();
  const paintedAt = painted === undefined ? undefined : performance.now();
  jest.advanceTimersByTime(since);
  const { reload } = openPage(`${site}/`, paintedAt);
  const left = reloadDelay - since;
  if (left > 0) jest.advanceTimersByTime(left - 1);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("another page drops the note, and a page that is left before its reload does not reload", () => {
  leaveCatalogue();
  const pages = [openPage(`${site}/landing/`), openPage(`${site}/`)];
  leaveCatalogue();
  const left = openPage(`${site}/`);
  const [type, leave] = left.listen.mock.calls[0] as [string, () => void];
  expect(type).toBe("pagehide");
  leave();
  jest.runAllTimers();
  for (const { reload } of [...pages, left]) expect(reload).not.toHaveBeenCalled();
});

test.each(["getItem", "setItem"] as const)("with storage blocked (%s) the link is a plain link", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { assign, window } = openPage(`${site}/product-list/`);
  leaveFor("/#about", window);
  if (method === "setItem") expect(assign).toHaveBeenCalledWith(`${site}/#about`);
  const { reload } = openPage(`${site}/`);
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, string, string, MouseEventInit, boolean]>([
  ["an entry leads to a page that reloads", "data-reload-menu", "b", {}, true],
  ["a click with ctrl is the browser's", "data-reload-menu", "b", { ctrlKey: true }, false],
  ["another link of the header is a plain link", "data-reload-menu", "nav > a", {}, false],
  ["an entry of another page is a plain link", "", "b", {}, false],
])("in the menu %s", (_, attributes, selector, options, isMarked) => {
  // jsdom can't follow links and logs an error.
  jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = `<nav><ul ${attributes}><li><a href="/#about"><b>O nas</b></a></li></ul>
    <a href="/landing/">Wycena</a></nav>`;
  const { assign, window } = openPage("http://localhost/product-list/");
  markMenu(document, isPlain, (address) => leaveFor(address, window));
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  expect(document.querySelector(selector)?.dispatchEvent(event)).toBe(!isMarked);
  expect(assign.mock.calls).toEqual(isMarked ? [["http://localhost/"]] : []);
  expect(sessionStorage.getItem(reloadNote) !== null).toBe(isMarked);
});
