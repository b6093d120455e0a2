/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { useState } from "react";
import { renderToString } from "react-dom/server";

import { Island } from "../island";
import { answerLimit, hydrateAround, type IsFile, type LoaderOptions, startLoader } from "./loader";
import { answered, near, NearObserver, PaintedAtOnce, refusals, rememberListeners } from "./test-page";

const hydrateModule = "/assets/js/hydrate.js";
const loaderModule = "/assets/js/loader.js";
const propsFile = "/assets/props/long.json";

/** Address of the island's module in a test, the number of its requests, and how many of them fail. */
let islandModule: string;
let requested = 0;
let failures = 0;

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

jest.mock("/assets/js/hydrate.js", () => jest.requireActual("./hydrate"), { virtual: true });

/** Mocks the island's module at an address of its own for each test, because Jest caches modules. */
function mockModule() {
  const { currentTestName } = expect.getState();
  islandModule = `/assets/js/${currentTestName?.replace(/\W/g, "-")}.js`;
  jest.doMock(
    islandModule,
    () => {
      requested += 1;
      if (requested <= failures) throw new Error("not there");
      return { __esModule: true, default: Stepper };
    },
    { virtual: true },
  );
}

/** Options that the site passes to the loader in a test. */
type SiteOptions = Omit<LoaderOptions, "isFile">;
let siteOptions: SiteOptions;
const start = (_: unknown, isFile: IsFile) => startLoader({ ...siteOptions, isFile });

type Need = "visible" | "interaction" | "interest";

/** Renders a section with an island, as the postbuild writes it. */
function section(need: Need): string {
  const island = <Island name="stepper" component={Stepper} props={{ from: 3 }} hydrate={need} />;
  const html = renderToString(island).replace("<div", `<div data-module="${islandModule}"`);
  return `<section data-island-scope><p class="driven" tabindex="0">What the island drives</p>${html}</section>`;
}

/** Opens a page with one island, up to its load event. */
async function openPage(need: Need, options: SiteOptions = {}) {
  document.body.innerHTML = section(need);
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  siteOptions = options;
  jest.doMock(loaderModule, () => ({ start }), { virtual: true });
  await jest.isolateModulesAsync(async () => (await import("./inline-loader")).startInlineLoader({}));
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
  Object.assign(globalThis, {
    LOADER_MODULE: loaderModule,
    HYDRATE_MODULE: hydrateModule,
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
});

test("an island is hydrated when its content comes near the window, and is not observed afterwards", async () => {
  const { island, button } = await openPage("visible");
  expect(requested).toBe(0);
  expect(near.watched).toEqual([{ element: button, margin: "200px" }]);
  near.come(button);
  await expectHydrated(island);
  expect(near.watched).toEqual([]);
});

test.each(["pointerdown", "keydown", "focusin", "scroll"])(
  "an island is hydrated at a %s in the part of the page it drives, once",
  async (sign) => {
    const { island, driven } = await openPage("interaction");
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
  const { island, driven } = await openPage("interaction");
  const happens = (name: string) => driven.dispatchEvent(new Event(name, { bubbles: true }));
  happens(begin);
  await settle();
  expect(requested).toBe(0);
  happens(end);
  await expectHydrated(island);
});

test("a press without an end event ends after a second", async () => {
  jest.useFakeTimers();
  const opening = openPage("interaction");
  await jest.advanceTimersByTimeAsync(50);
  const { driven } = await opening;
  driven.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await jest.advanceTimersByTimeAsync(999);
  expect(requested).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested).toBe(1);
});

test.each(["pointerover", "focusin", "scroll", "hashchange"])(
  "an island that waits for interest is hydrated at a %s of the page, and costs nothing before",
  async (sign) => {
    const { island } = await openPage("interest");
    expect(requested).toBe(0);
    window.dispatchEvent(new Event(sign));
    await expectHydrated(island);
    expect(requested).toBe(1);
  },
);

test.each<[string, number, { saveData?: boolean }, Response[], string[]]>([
  ["no scrolling", 0, {}, [], []],
  ["a visitor who saves data", 400, { saveData: true }, [], []],
  ["an error", 400, {}, [answered(""), refusals[0][1]], [hydrateModule, "module"]],
  ["a page in place of a file", 400, {}, [answered(""), refusals[1][1]], [hydrateModule, "module"]],
  ["an island near", 400, {}, [], [hydrateModule, "module", propsFile]],
])(
  "with %s at %d px, code is fetched ahead without running React",
  async (_, top, connection, answers, files) => {
    const { island } = await openPage("interaction", { isInterested: () => true });
    const fetching = jest.fn<Promise<Response>, [string]>(() => Promise.resolve(answered("")));
    for (const answer of answers) fetching.mockResolvedValueOnce(answer);
    Object.assign(globalThis, { fetch: fetching });
    Object.assign(navigator, { connection });
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    Object.assign(island.dataset, { prefetch: "", propsFile });
    for (const sign of ["scroll", "pointerover"]) window.dispatchEvent(new Event(sign));
    for (const { element } of near.watched) near.come(element);
    await settle();
    window.dispatchEvent(new Event("hashchange"));
    for (const { element } of near.watched) near.come(element);
    await settle();
    const modules = files.map((file) => (file === "module" ? islandModule : file));
    expect(fetching.mock.calls.map(([file]) => file)).toEqual(modules);
    expect(requested).toBe(Number(files.length === 3));
    expect(island.hasAttribute("data-hydrated")).toBe(false);
    Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  },
);

test("an island that waits for interest is hydrated at once if the address shows interest", async () => {
  const { island } = await openPage("interest", { isInterested: () => true });
  await expectHydrated(island);
});

test("a press on a dormant control is repeated once after hydration", async () => {
  const { button, island } = await openPage("visible");
  button.click();
  expect(island.hasAttribute("data-hydrated")).toBe(false);
  await waitFor(() => expect(button.textContent).toBe("4"));
  await settle();
  expect(button.textContent).toBe("4");
  expect(requested).toBe(1);
});

test("while the page is being parsed, complete islands respond, and the others after parsing", async () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { island, driven } = await openPage("interaction");
  document.body.insertAdjacentHTML("beforeend", section("interaction"));
  const other = document.querySelector("section:last-child .island") as HTMLElement;
  const begin = jest.fn();
  startLoader({ begin, isFile: () => true });
  focusIn(driven);
  focusIn(other);
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
    const { island, button } = await openPage("visible");
    delete island.dataset.props;
    island.dataset.propsFile = propsFile;
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
  const { island, button } = await openPage("visible", { onFailed });
  document.body.insertAdjacentHTML("beforeend", section("visible"));
  const other = document.querySelector("section:last-child .island") as HTMLElement;
  Object.assign(other.dataset, { props: "", propsFile });
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
  const { island, button, link } = await openPage("visible");
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
