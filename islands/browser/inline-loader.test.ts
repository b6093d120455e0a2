/** @jest-environment jsdom */
import { type InlineOptions, longestWait } from "./inline-loader";
import { answered, refusals } from "./test-answers";
import { PaintedAtOnce, rememberListeners } from "./test-listeners";

const loaderModule = "/assets/js/loader.js";
const hydrateAround = jest.fn();
const start = jest.fn();

interface PageOptions extends InlineOptions {
  broken?: boolean;
  /** What the host sends for the loader. */
  sent?: Response;
}

/** Runs the inline code anew; the module that it fetches is there or is not. */
async function openPage({ broken = false, sent = answered(""), ...options }: PageOptions = {}) {
  document.body.innerHTML = `
    <div class="island"><button id="first"></button><button id="second"></button></div>
    <button id="outside"></button>`;
  Object.assign(globalThis, {
    LOADER_MODULE: loaderModule,
    PerformanceObserver: PaintedAtOnce,
    fetch: () => Promise.resolve(sent),
  });
  jest.doMock(
    loaderModule,
    () => {
      if (broken) throw new Error("not there");
      return { start };
    },
    { virtual: true },
  );
  await jest.isolateModulesAsync(async () => (await import("./inline-loader")).startInlineLoader(options));
}

/** @returns whether the click was left to the browser */
const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const control = (id: string) => document.getElementById(id);
const settle = () => new Promise((settled) => setTimeout(settled));
const load = async () => {
  window.dispatchEvent(new Event("load"));
  await settle();
};

let reported: jest.SpyInstance;
let forgetListeners: () => void;

// The test's own document says that it has loaded, too: once, and a moment later.
beforeAll(() => new Promise((passed) => setTimeout(passed)));

beforeEach(() => {
  jest.resetModules();
  start.mockReset().mockReturnValue(hydrateAround);
  hydrateAround.mockReset();
  reported = jest.spyOn(console, "error").mockImplementation();
  forgetListeners = rememberListeners();
});

// Every page of a test is a new one.
afterEach(() => {
  forgetListeners();
  reported.mockRestore();
});

test("nothing is fetched before the page has loaded, then it starts once", async () => {
  await openPage();
  expect(start).not.toHaveBeenCalled();
  await load();
  expect(start).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
});

test.each(["pointerdown", "keydown", "focusin", "click"])(
  "a %s fetches it while the page is still loading",
  async (act) => {
    await openPage();
    control("outside")?.dispatchEvent(new Event(act, { bubbles: true }));
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    await load();
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["does not load", false],
  ["reports no paint", true],
])("a page that %s waits for a limited time", async (_, isLoaded) => {
  jest.useFakeTimers();
  const opening = openPage();
  await jest.advanceTimersByTimeAsync(0);
  await opening;
  globalThis.PerformanceObserver = class {
    observe() {
      // Nothing is painted.
    }
  } as never;
  if (isLoaded) window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(longestWait - 1);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each(refusals)(
  "%s in its place is not imported, and it is fetched again by a press",
  async (_, sent) => {
    const works = answered("");
    await openPage({ sent });
    await load();
    expect(start).not.toHaveBeenCalled();
    expect(reported.mock.calls).toEqual([[loaderModule, sent.status]]);
    globalThis.fetch = () => Promise.resolve(works);
    press("first");
    await settle();
    expect(hydrateAround.mock.calls).toEqual([[control("first")]]);
  },
);

test("a press is for the control that has taken the place of the pressed one", async () => {
  const clicked = jest.fn();
  hydrateAround.mockImplementation((pressed: Element) => {
    const other = document.createElement("button");
    other.addEventListener("click", clicked);
    pressed.replaceWith(other);
    return Promise.resolve(other);
  });
  await openPage();
  press("first");
  await settle();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("presses on dormant controls are done when their island is hydrated, in order; others are the browser's", async () => {
  await openPage();
  const clicked = jest.fn();
  document.body.addEventListener("click", ({ target }) => clicked((target as Element).id));
  expect(press("first")).toBe(false);
  expect(press("second")).toBe(false);
  expect(press("outside")).toBe(true);
  expect(clicked.mock.calls).toEqual([["outside"]]);
  await load();
  expect(hydrateAround.mock.calls).toEqual([[control("first")], [control("second")]]);
  expect(clicked.mock.calls).toEqual([["outside"], ["first"], ["second"]]);
});

test("however often a control is pressed meanwhile, it is pressed once", async () => {
  await openPage();
  await load();
  const clicked = jest.fn();
  control("first")?.addEventListener("click", clicked);
  press("first");
  press("first");
  await settle();
  expect(clicked).toHaveBeenCalledTimes(1);
  press("first");
  await settle();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("where the loader can't be fetched, the console says so and the press is the browser's", async () => {
  const onLoaded = jest.fn();
  await openPage({ broken: true, onLoaded });
  const pressed = jest.fn();
  press("first");
  control("first")?.addEventListener("click", pressed);
  await load();
  expect(start).not.toHaveBeenCalled();
  // Requested once more by the press.
  const once = [loaderModule, expect.objectContaining({ message: "not there" })];
  expect(reported.mock.calls).toEqual([once, once]);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0][0].defaultPrevented).toBe(false);
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

test("what the site answers at once is not held, and its island is hydrated", async () => {
  const onClick = jest.fn();
  const clicked = jest.fn();
  await openPage({ onClick, answer: (pressed) => pressed.id === "first" });
  await load();
  for (const id of ["first", "outside"]) {
    control(id)?.addEventListener("click", clicked);
    press(id);
  }
  await settle();
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(hydrateAround.mock.calls).toEqual([[control("first")]]);
  expect(clicked.mock.calls.map(([{ target }]) => target.id)).toEqual(["outside"]);
  expect(control("first")?.ariaBusy).not.toBe("true");
});
