import { PaintedAtOnce, rememberListeners } from "./test-listeners";

const startModule = "/assets/js/start.js";
const hydrateAround = jest.fn();
const start = jest.fn();

/** Runs the inline code anew; the module that it fetches is there or is not. */
async function openPage({ broken = false } = {}) {
  document.body.innerHTML = `
    <div class="island"><button id="first"></button><button id="second"></button></div>
    <button id="outside"></button>`;
  Object.assign(globalThis, {
    START_MODULE: startModule,
    PAGE_HAS: { rows: true, dialogs: true, drafts: true, tabs: true, filter: false, later: false },
    PerformanceObserver: PaintedAtOnce,
    fetch: () => Promise.resolve(),
  });
  jest.doMock(
    startModule,
    () => {
      if (broken) throw new Error("not there");
      return { start };
    },
    { virtual: true },
  );
  await jest.isolateModulesAsync(async () => void (await import("./early")));
}

/** @returns whether the click was left to the browser */
const press = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const control = (id: string) => document.getElementById(id);
const load = async () => {
  window.dispatchEvent(new Event("load"));
  await new Promise((settled) => setTimeout(settled));
};

let said: jest.SpyInstance;
let forgetListeners: () => void;

// The test's own document says that it has loaded, too: once, and a moment later.
beforeAll(() => new Promise((passed) => setTimeout(passed)));

beforeEach(() => {
  jest.resetModules();
  start.mockReset().mockReturnValue(hydrateAround);
  hydrateAround.mockReset();
  said = jest.spyOn(console, "error").mockImplementation();
  forgetListeners = rememberListeners();
});

// Every page of a test is a new one.
afterEach(() => {
  forgetListeners();
  said.mockRestore();
});

test("nothing is fetched before the page has loaded, then it starts once", async () => {
  await openPage();
  expect(start).not.toHaveBeenCalled();
  await load();
  expect(start).toHaveBeenCalledTimes(1);
  expect(said).not.toHaveBeenCalled();
});

test("presses on sleeping controls are done when their island is awake, in order; others are the browser's", async () => {
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
  await new Promise((settled) => setTimeout(settled));
  expect(clicked).toHaveBeenCalledTimes(1);
  press("first");
  await new Promise((settled) => setTimeout(settled));
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("where the start module can't be fetched, the console says so and the press is the browser's", async () => {
  await openPage({ broken: true });
  const pressed = jest.fn();
  press("first");
  control("first")?.addEventListener("click", pressed);
  await load();
  expect(start).not.toHaveBeenCalled();
  // Asked for once more by the press.
  const once = [startModule, expect.objectContaining({ message: "not there" })];
  expect(said.mock.calls).toEqual([once, once]);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0][0].defaultPrevented).toBe(false);
  expect(document.documentElement.dataset.js).toBe("loaded");
});
