/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { useState } from "react";
import { renderToString } from "react-dom/server";

import { Island } from "../island";
import type * as Hydrate from "./hydrate";
import { answerLimit, type IsFile } from "./files";
import { hydrateAround, type LoaderOptions, startLoader } from "./loader";
import { answered, near, NearObserver, PaintedAtOnce, refusals, rememberListeners } from "./test-page";

const loaderModule = "/assets/js/loader.js";
const propsFile = "/assets/props/long.json";
const importedModule = "/assets/js/imported.js";
const textsFile = "/assets/texts.json";

/** Address of the island's module in a test, the number of its requests, and how many of them fail. */
let islandModule: string;
let [requested, failures] = [0, 0];

function Stepper({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <a
        href="#native"
        data-hold
        onClick={(event) => {
          event.preventDefault();
          setCount(-1);
        }}
      >
        down
      </a>
    </>
  );
}

/** Mocks the island's module at an address of its own for each test, because Jest caches modules. */
function mockModule() {
  const { currentTestName } = expect.getState();
  islandModule = `/assets/js/${currentTestName?.replace(/\W/g, "-")}.js`;
  jest.doMock(
    islandModule,
    () => {
      requested += 1;
      if (requested <= failures) throw new Error("not there");
      return { ...jest.requireActual<typeof Hydrate>("./hydrate"), __esModule: true, default: Stepper };
    },
    { virtual: true },
  );
}

type SiteOptions = Omit<LoaderOptions, "isFile">;
let siteOptions: SiteOptions;
const start = (_: unknown, isFile: IsFile) => startLoader({ ...siteOptions, isFile });

/** Renders a section with an island, as the postbuild writes it. */
function section(onPress = false, ahead = false): string {
  const island = (
    <Island
      name="stepper"
      component={Stepper}
      props={{ from: 3 }}
      onPress={onPress}
      ahead={ahead}
      file={textsFile}
    />
  );
  return `<section data-island-scope><p class="driven" tabindex="0">What the island drives</p>${renderToString(island)}</section>`;
}

async function openPage(onPress = false, options: SiteOptions = {}, ahead = false) {
  document.body.innerHTML = section(onPress, ahead);
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  siteOptions = options;
  jest.doMock(loaderModule, () => ({ start }), { virtual: true });
  await jest.isolateModulesAsync(async () => (await import("./inline-loader")).startInlineLoader());
  window.dispatchEvent(new Event("load"));
  await settle();
  return { island: find(".island"), button: find("button"), link: find("a"), driven: find(".driven") };
}

const expectHydrated = (island: HTMLElement) =>
  waitFor(() => expect(island.hasAttribute("data-hydrated")).toBe(true));
const focusIn = (element: Element) => element.dispatchEvent(new Event("focusin", { bubbles: true }));
const settle = () => new Promise((settled) => setTimeout(settled, 20));

let reported: jest.SpyInstance;
let forgetListeners: () => void;
beforeEach(() => {
  mockModule();
  requested = failures = 0;
  near.watched = [];
  document.head.replaceChildren();
  const names = [islandModule, importedModule].map((file) => file.slice("/assets/js/".length, -3));
  Object.assign(globalThis, {
    LOADER_MODULE: loaderModule,
    SCRIPT_FOLDER: "/assets/js/",
    ISLAND_MODULES: { stepper: names.join(" ") },
    IntersectionObserver: NearObserver,
    PerformanceObserver: PaintedAtOnce,
    fetch: () => Promise.resolve(answered("")),
  });
  reported = jest.spyOn(console, "error").mockImplementation();
  forgetListeners = rememberListeners();
});

afterEach(() => {
  forgetListeners();
  reported.mockRestore();
  Object.assign(navigator, { connection: {} });
});

test.each(["pointerover", "focusin", "scroll", "hashchange"])(
  "after a %s of the page, an island is hydrated when it comes near the window, and costs nothing before",
  async (sign) => {
    const { island, button } = await openPage();
    expect(near.watched).toEqual([]);
    window.dispatchEvent(new Event(sign));
    expect(near.watched).toEqual([{ element: button, margin: "200px" }]);
    expect(requested).toBe(0);
    near.come(button);
    await expectHydrated(island);
    expect([near.watched, requested]).toEqual([[], 1]);
  },
);

test.each<[string, boolean, { saveData?: boolean }]>([
  ["that waits for a press", true, {}],
  ["of a visitor who saves data", false, { saveData: true }],
])("an island %s is hydrated only by a press", async (_, onPress, connection) => {
  Object.assign(navigator, { connection });
  const { island, button } = await openPage(onPress, { begin: () => true });
  for (const sign of ["scroll", "pointerover"]) window.dispatchEvent(new Event(sign));
  expect([near.watched, requested]).toEqual([[], 0]);
  button.click();
  await expectHydrated(island);
});

test("a press requests all files of an island at once", async () => {
  const { island, button } = await openPage(true);
  island.dataset.props = propsFile;
  const fetching = jest.fn<Promise<Response>, [string]>(() => new Promise(() => undefined));
  Object.assign(globalThis, { fetch: fetching });
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await settle();
  const linked = [...document.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);
  expect(fetching.mock.calls.map(([file]) => file).sort()).toEqual([islandModule, propsFile].sort());
  expect(linked).toEqual([
    ["modulepreload", importedModule],
    ["preload", textsFile],
  ]);
});

test.each<[connection: object | undefined, fetches: boolean]>([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  ...["3g", "2g", "slow-2g"].map((effectiveType): [object, boolean] => [{ effectiveType }, false]),
  [{ effectiveType: "4g", saveData: true }, false],
])(
  "on the line %j, an idle page fetches the files of an island ahead: %j, and runs none",
  async (connection, fetches) => {
    Object.assign(navigator, { connection });
    const fetching = jest.spyOn(globalThis, "fetch");
    const { island, button } = await openPage(false, {}, true);
    const files = [loaderModule, ...(fetches ? [islandModule, importedModule] : [])];
    await waitFor(() => expect(fetching.mock.calls.map(([file]) => file)).toEqual(files));
    expect([requested, document.querySelector("link")]).toEqual([0, null]);
    button.click();
    await expectHydrated(island);
    expect(requested).toBe(1);
  },
);

test.each(["pointerdown", "keydown", "focusin", "scroll"])(
  "an island is hydrated at a %s in the part of the page it drives, once",
  async (sign) => {
    const { island, driven } = await openPage(true);
    expect(requested).toBe(0);
    for (const each of [sign, "pointerdown", "keydown", "focusin", "keyup"])
      driven.dispatchEvent(new Event(each, { bubbles: each !== "scroll" }));
    await expectHydrated(island);
    expect(requested).toBe(1);
  },
);

test.each([
  ["pointerdown", "pointerup"],
  ["pointerdown", "pointercancel"],
  ["keydown", "keyup"],
])("no island code runs between a %s and the %s", async (begin, end) => {
  const { island, driven } = await openPage(true);
  const happens = (name: string) => driven.dispatchEvent(new Event(name, { bubbles: true }));
  happens(begin);
  await settle();
  expect(requested).toBe(0);
  happens(end);
  await expectHydrated(island);
});

test("a press without an end event ends after a second", async () => {
  jest.useFakeTimers();
  const opening = openPage(true);
  await jest.advanceTimersByTimeAsync(50);
  const { driven } = await opening;
  driven.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(999);
  expect(requested).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested).toBe(1);
});

test("while the page is being parsed, complete islands respond, and the others after parsing", async () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { island, driven } = await openPage(true);
  document.body.insertAdjacentHTML("beforeend", section(true));
  const other = document.querySelector("section:last-child .island") as HTMLElement;
  const begin = jest.fn();
  startLoader({ begin, isFile: () => true });
  for (const each of [driven, other]) focusIn(each);
  await expectHydrated(island);
  expect(other.hasAttribute("data-hydrated")).toBe(false);
  expect(begin).not.toHaveBeenCalled();
  readyState.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(begin).toHaveBeenCalledTimes(1);
  focusIn(other);
  await expectHydrated(other);
});

test.each(refusals)(
  "an island with long props gets those of their file; %s in its place is named, and it is requested again by the next press",
  async (_, refusal) => {
    const { island, button } = await openPage();
    island.dataset.props = propsFile;
    button.textContent = "7";
    let sent = refusal;
    globalThis.fetch = (file) => Promise.resolve(file === propsFile ? sent : answered(""));
    button.click();
    await waitFor(() =>
      expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: propsFile })]]),
    );
    expect(island.hasAttribute("data-hydrated")).toBe(false);
    sent = answered({ from: 7 });
    await settle();
    button.click();
    await waitFor(() => expect(button.textContent).toBe("8"));
  },
);

test("a file that never answers holds its own island alone, is named, reported if the island is in use, and requested again by the next key", async () => {
  const onFailed = jest.fn();
  const { island, button } = await openPage(false, { onFailed });
  document.body.insertAdjacentHTML("beforeend", section());
  const other = document.querySelector("section:last-child .island") as HTMLElement;
  other.dataset.props = propsFile;
  const answer = jest.fn(
    (signal?: AbortSignal | null) =>
      new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(Error("over")))),
  );
  globalThis.fetch = (file, init) =>
    file === propsFile ? answer(init?.signal) : Promise.resolve(answered(""));
  const otherButton = other.querySelector("button") as HTMLButtonElement;
  jest.useFakeTimers();
  const silent = hydrateAround(otherButton);
  button.click();
  await jest.advanceTimersByTimeAsync(answerLimit - 1);
  expect([island, other].map((each) => each.hasAttribute("data-hydrated"))).toEqual([true, false]);
  expect(reported.mock.calls.filter(([error]) => error instanceof Error)).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await silent;
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: propsFile }));
  otherButton.focus();
  otherButton.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(answer).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(answerLimit);
  expect(onFailed.mock.calls).toEqual([[other]]);
  jest.useRealTimers();
});

test("an island that can't be loaded is named in the console, gives every press back to the page, and is requested by the next", async () => {
  failures = 3;
  const { island, button, link } = await openPage(false, { begin: () => true });
  near.come(button);
  const errors = () => reported.mock.calls.filter(([error]) => error instanceof Error);
  await waitFor(() => expect(errors()).toEqual([[expect.objectContaining({ message: "not there" })]]));
  for (const failed of [2, 3]) {
    location.hash = "";
    link.click();
    await waitFor(() => expect(location.hash).toBe("#native"));
    expect(errors()).toHaveLength(failed);
  }
  expect(island.hasAttribute("data-hydrated")).toBe(false);
  button.click();
  await waitFor(() => expect(button.textContent).toBe("4"));
  expect(requested).toBe(4);
  expect(errors()).toHaveLength(failures);
});
