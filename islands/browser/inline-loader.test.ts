/** @jest-environment jsdom */
import { heldControl, isPlain, longestHold, longestWait } from "./inline-loader";
import { answered, PaintedAtOnce, refusals, rememberListeners } from "./test-page";

const page = `
  <div class="island">
    <button id="first"><svg id="icon"></svg></button>
    <button id="second"></button>
    <a id="taken-over" href="#x" data-hold>x</a>
    <a id="link" href="#x">x</a>
    <a id="tab" role="tab">x</a>
    <input id="field">
  </div>
  <div class="island" data-hydrated><button id="hydrated"></button></div>
  <button id="outside"></button><a id="awaited" href="#x" data-hold>x</a>`;

const control = (id: string) => document.getElementById(id);

/** @returns the event after the document's listeners have run */
function fire<Fired extends Event>(id: string, event: Fired): Fired {
  control(id)?.dispatchEvent(event);
  return event;
}
const click = (options: MouseEventInit = {}) =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true });

/** @returns whether the click was left to the browser */
const press = (id: string, options?: MouseEventInit) => !fire(id, click(options)).defaultPrevented;

test.each([
  [click(), "first", "first"],
  [click(), "icon", "first"],
  [click(), "taken-over", "taken-over"],
  [click(), "link", undefined],
  [click(), "field", undefined],
  [click(), "hydrated", undefined],
  [click(), "outside", undefined],
  [click(), "awaited", "awaited"],
  [key("ArrowRight"), "tab", "tab"],
  [key("End"), "tab", "tab"],
  [key("Enter"), "tab", undefined],
  [key("a"), "tab", undefined],
  [key("ArrowRight"), "first", undefined],
  [key("Enter"), "awaited", undefined],
])("the press %j on #%s is for the dormant control %s", (event, pressed, found) => {
  document.body.innerHTML = page;
  expect(heldControl(fire(pressed, event))?.id).toBe(found);
});

test.each(["button", "ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s is not plain", (name) =>
  expect([isPlain(click({ [name]: 1 })), isPlain(click())]).toEqual([false, true]),
);

const loaderModule = "/assets/js/loader.js";
const prepare = jest.fn();
const start = jest.fn();

/** Runs the inline code from scratch. @param sent the host's response for the loader */
async function openPage({ sent = answered(""), onHeld }: { sent?: Response; onHeld?: () => void } = {}) {
  document.body.innerHTML = page;
  Object.assign(globalThis, {
    LOADER_MODULE: loaderModule,
    PerformanceObserver: PaintedAtOnce,
    fetch: () => Promise.resolve(sent),
  });
  jest.doMock(loaderModule, () => ({ start }), { virtual: true });
  await jest.isolateModulesAsync(async () => (await import("./inline-loader")).startInlineLoader(onHeld));
}

const settle = () => new Promise((settled) => setTimeout(settled));
const load = async () => {
  window.dispatchEvent(new Event("load"));
  await settle();
};

let reported: jest.SpyInstance;
let forgetListeners: () => void;

// jsdom fires the document's own `load` event once, a moment later.
beforeAll(() => new Promise((passed) => setTimeout(passed)));

beforeEach(() => {
  jest.resetModules();
  start.mockReset().mockReturnValue(prepare);
  prepare.mockReset().mockImplementation((pressed: Element) => Promise.resolve(pressed));
  reported = jest.spyOn(console, "error").mockImplementation();
  forgetListeners = rememberListeners();
});

// Each test starts with a new page.
afterEach(() => {
  forgetListeners();
  reported.mockRestore();
});

test.each(["load", "pointerdown", "keydown", "focusin", "click"])(
  "nothing is fetched before the page has loaded or is used, and then once: %s",
  async (sign) => {
    await openPage();
    await settle();
    expect(start).not.toHaveBeenCalled();
    if (sign !== "load") fire("outside", new Event(sign, { bubbles: true }));
    else window.dispatchEvent(new Event(sign));
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    await load();
    expect(start).toHaveBeenCalledTimes(1);
    expect(reported).not.toHaveBeenCalled();
  },
);

test.each([
  ["does not load", false],
  ["reports no paint", true],
])("a page that %s waits for the loader for a limited time", async (_, isLoaded) => {
  jest.useFakeTimers();
  const opening = openPage();
  await jest.advanceTimersByTimeAsync(0);
  await opening;
  globalThis.PerformanceObserver = class {
    observe() {
      // Never reports a paint.
    }
  } as never;
  if (isLoaded) window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(longestWait - 1);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(refusals)(
  "%s in the loader's place is not imported, and named in the console; it is fetched again by a press, which else is the browser's",
  async (_, sent) => {
    const onHeld = jest.fn();
    delete document.documentElement.dataset.loaded;
    await openPage({ sent, onHeld });
    const pressed = jest.fn();
    press("first");
    control("first")?.addEventListener("click", pressed);
    await load();
    expect(start).not.toHaveBeenCalled();
    const once = [loaderModule, sent.status];
    expect(reported.mock.calls).toEqual([once, once]);
    expect(pressed.mock.calls).toEqual([[expect.objectContaining({ defaultPrevented: false })]]);
    expect(document.documentElement.dataset.loaded).toBe("");
    expect(onHeld).toHaveBeenCalledTimes(1);
    const works = answered("");
    globalThis.fetch = () => Promise.resolve(works);
    press("first");
    await settle();
    expect(prepare.mock.calls).toEqual([[control("first")]]);
  },
);

test("held presses are repeated once and in order after hydration; other presses are left to the browser", async () => {
  await openPage();
  const clicked = jest.fn();
  document.body.addEventListener("click", ({ target }) => clicked((target as Element).id));
  expect(press("first")).toBe(false);
  expect(press("second")).toBe(false);
  expect(press("first")).toBe(false);
  expect(press("outside")).toBe(true);
  expect(press("taken-over", { ctrlKey: true })).toBe(true);
  expect(clicked.mock.calls).toEqual([["outside"], ["taken-over"]]);
  await load();
  expect(prepare.mock.calls).toEqual([[control("first")], [control("second")]]);
  expect(clicked.mock.calls.slice(2)).toEqual([["first"], ["second"]]);
  press("first");
  await settle();
  expect(clicked.mock.calls.slice(4)).toEqual([["first"]]);
});

test.each(["its island", "the loader"])(
  "a held press that waits for %s in vain is released after a time limit",
  async (kept) => {
    const never = new Promise<never>(() => undefined);
    prepare.mockReturnValue(never);
    await openPage();
    jest.useFakeTimers();
    if (kept === "the loader") globalThis.fetch = () => never;
    const clicked = jest.fn();
    control("first")?.addEventListener("click", clicked);
    press("first");
    await jest.advanceTimersByTimeAsync(longestHold - 1);
    expect([control("first")?.ariaBusy, clicked.mock.calls.length]).toEqual(["true", 0]);
    await jest.advanceTimersByTimeAsync(1);
    expect(control("first")?.ariaBusy).toBe("false");
    expect(clicked.mock.calls).toEqual([[expect.objectContaining({ defaultPrevented: false })]]);
    jest.useRealTimers();
  },
);

test.each([
  ["the replacement of its control", "second"],
  ["nothing, if the site has answered it", undefined],
])("a held press goes to %s", async (_, found) => {
  const clicked = jest.fn();
  document.addEventListener("click", ({ target }) => clicked((target as Element).id));
  await openPage();
  prepare.mockResolvedValue(found ? control(found) : null);
  press("first");
  await load();
  expect(prepare.mock.calls).toEqual([[control("first")]]);
  expect(clicked.mock.calls.flat()).toEqual(found ? [found] : []);
  expect(control("first")?.ariaBusy).toBe("false");
});
