import { rememberListeners } from "./test-listeners";

const startModule = "/assets/js/start.js";
const start = jest.fn();

/** Runs the inline code anew; the module that it fetches is there or is not. */
async function openPage({ broken = false } = {}) {
  document.body.innerHTML = `
    <div class="island"><button id="first"></button><button id="second"></button></div>
    <button id="outside"></button>`;
  Object.assign(globalThis, { START_MODULE: startModule });
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
  start.mockReset();
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
  expect(start.mock.calls).toEqual([[undefined]]);
  expect(said).not.toHaveBeenCalled();
});

test("the last press on a sleeping control is kept for the start; other presses are the browser's", async () => {
  await openPage();
  expect(press("first")).toBe(false);
  expect(press("second")).toBe(false);
  expect(press("outside")).toBe(true);
  await load();
  expect(start.mock.calls).toEqual([[control("second")]]);
  // From here on the start module decides.
  expect(press("first")).toBe(true);
});

test("where the start module can't be fetched, the console says so and the press is the browser's", async () => {
  await openPage({ broken: true });
  const pressed = jest.fn();
  press("first");
  control("first")?.addEventListener("click", pressed);
  await load();
  expect(start).not.toHaveBeenCalled();
  expect(said.mock.calls).toEqual([
    ["The page's scripts could not be loaded.", expect.objectContaining({ message: "not there" })],
  ]);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0][0].defaultPrevented).toBe(false);
  expect(press("first")).toBe(true);
});
