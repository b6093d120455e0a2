/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { useState } from "react";
import { renderToString } from "react-dom/server";

import type { IsFile } from "./inline-loader";
import { answered, refusals } from "./test-answers";
import { PaintedAtOnce, rememberListeners } from "./test-listeners";
import { type LoaderOptions, startLoader } from "./loader";
import { translate } from "./test-translator";

const hydrateModule = "/assets/js/hydrate.js";
const loaderModule = "/assets/js/loader.js";

/** Address of the island's module in a test; how often it was requested, and how often it is not there. */
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

/** Puts the island's module at an address of the test's own: what was loaded once is not loaded again. */
function placeModule() {
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

/** What the page observes, and a way to report that it has come into view. */
let watched: { element: Element; margin?: string }[];
let comeIntoView: (element: Element) => void;

class FakeObserver {
  constructor(notify: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
    this.observe = (element) => watched.push({ element, margin: rootMargin });
    this.unobserve = (element) => (watched = watched.filter((each) => each.element !== element));
    comeIntoView = (target) =>
      notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  observe: (element: Element) => void;
  unobserve: (element: Element) => void;
}

/** What the site of a test adds to the loader. */
type SiteOptions = Omit<LoaderOptions, "isFile">;
let siteOptions: SiteOptions;
const start = (_: unknown, isFile: IsFile) => startLoader({ ...siteOptions, isFile });

/** Opens a page with one island, up to its load event or beyond it. */
async function openPage(
  need: "visible" | "interaction" | "interest",
  { loaded = true, ...options }: SiteOptions & { loaded?: boolean } = {},
) {
  document.body.innerHTML = `
    <section data-island-scope>
      <p id="driven" tabindex="0">What the island drives</p>
      <div class="island" data-island="stepper" data-module="${islandModule}" data-hydrate="${need}"
        data-props='{"from":3}'>${renderToString(<Stepper from={3} />)}</div>
    </section>`;
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  siteOptions = options;
  jest.doMock(loaderModule, () => ({ start }), { virtual: true });
  await jest.isolateModulesAsync(async () => (await import("./inline-loader")).startInlineLoader({}));
  const load = () => window.dispatchEvent(new Event("load"));
  if (loaded) {
    load();
    await settle();
  }
  return { island: find(".island"), button: find("button"), link: find("a"), driven: find("#driven"), load };
}

const expectHydrated = (island: HTMLElement) =>
  waitFor(() => expect(island.hasAttribute("data-hydrated")).toBe(true));

/** Lets everything go on that is not waiting for anybody. */
const settle = () => new Promise((settled) => setTimeout(settled, 20));

let reported: jest.SpyInstance;
let forgetListeners: () => void;

beforeEach(() => {
  placeModule();
  requested = failures = 0;
  watched = [];
  Object.assign(globalThis, {
    LOADER_MODULE: loaderModule,
    HYDRATE_MODULE: hydrateModule,
    IntersectionObserver: FakeObserver,
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
  await settle();
  expect(requested).toBe(0);
  expect(watched).toEqual([{ element: button, margin: "200px" }]);
  comeIntoView(button);
  await expectHydrated(island);
  expect(watched).toEqual([]);
});

test.each(["pointerdown", "keydown", "focusin", "scroll"])(
  "an island is hydrated at a %s in the part of the page it drives, once",
  async (sign) => {
    const { island, driven } = await openPage("interaction");
    expect(requested).toBe(0);
    for (const each of [sign, "pointerdown", "keydown", "focusin"])
      driven.dispatchEvent(new Event(each, { bubbles: each !== "scroll" }));
    await expectHydrated(island);
    expect(requested).toBe(1);
  },
);

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

test("an island that waits for interest is hydrated at once where the address shows some", async () => {
  const { island } = await openPage("interest", { isInterested: () => true });
  await expectHydrated(island);
});

test.each(["visible", "interaction"] as const)(
  "a press on a dormant control is done when the island is hydrated (%s)",
  async (need) => {
    const { island, button } = await openPage(need, { loaded: false });
    window.dispatchEvent(new Event("load"));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    // Kept from the browser meanwhile.
    expect(button.dispatchEvent(click)).toBe(false);
    expect(island.hasAttribute("data-hydrated")).toBe(false);
    await waitFor(() => expect(button.textContent).toBe("4"));
    // And only once.
    await settle();
    expect(button.textContent).toBe("4");
    expect(requested).toBe(1);
  },
);

test("an island with long props is hydrated with those of their file", async () => {
  const { island, button } = await openPage("visible");
  delete island.dataset.props;
  island.dataset.propsFile = "/assets/props/long.json";
  button.textContent = "7";
  globalThis.fetch = (file) =>
    Promise.resolve(answered(file === island.dataset.propsFile ? { from: 7 } : ""));
  button.click();
  await waitFor(() => expect(button.textContent).toBe("8"));
});

test("a press in a page that never loads is done, too", async () => {
  const { button } = await openPage("interaction", { loaded: false });
  button.click();
  await waitFor(() => expect(button.textContent).toBe("4"));
});

test("a press on a control that React draws anew is done", async () => {
  const { button, island } = await openPage("interaction");
  await translate(island);
  button.click();
  await expectHydrated(island);
  await waitFor(() => expect(island.querySelector("button")?.textContent).toBe("4"));
  expect(button.isConnected).toBe(false);
});

test("in a page that is still being read, islands that are whole answer, and the others once it is read", async () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { island, driven } = await openPage("interaction");
  const more = document.createElement("section");
  const begin = jest.fn();
  more.innerHTML = `<div class="island" data-island="stepper" data-module="${islandModule}" data-hydrate="interaction"
    data-props='{"from":3}'>${renderToString(<Stepper from={3} />)}</div>`;
  document.body.append(more);
  const other = more.firstElementChild as HTMLElement;
  startLoader({ begin, isFile: () => true });
  driven.dispatchEvent(new Event("focusin", { bubbles: true }));
  other.dispatchEvent(new Event("focusin", { bubbles: true }));
  await expectHydrated(island);
  expect(other.hasAttribute("data-hydrated")).toBe(false);
  expect(begin).not.toHaveBeenCalled();
  readyState.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(begin).toHaveBeenCalledTimes(1);
  other.dispatchEvent(new Event("focusin", { bubbles: true }));
  await expectHydrated(other);
});

test("a link that opens a tab of its own is left to the browser", async () => {
  const { link } = await openPage("visible");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  expect(link.dispatchEvent(click)).toBe(true);
  await settle();
  expect(requested).toBe(0);
});

describe("an island that can't be loaded", () => {
  test.each(refusals)(
    "is named by the file of its props, and tried again at the next press (%s)",
    async (_, sent) => {
      const { island, button } = await openPage("visible");
      island.dataset.propsFile = "/assets/props/long.json";
      delete island.dataset.props;
      const works = globalThis.fetch;
      globalThis.fetch = (file) => Promise.resolve(file === island.dataset.propsFile ? sent : answered(""));
      button.click();
      await waitFor(() =>
        expect(reported.mock.calls).toEqual([
          [expect.objectContaining({ message: island.dataset.propsFile })],
        ]),
      );
      expect(island.hasAttribute("data-hydrated")).toBe(false);
      globalThis.fetch = works;
      island.dataset.props = '{"from":3}';
      await settle();
      button.click();
      await waitFor(() => expect(button.textContent).toBe("4"));
    },
  );

  test.each(["visible", "interaction"] as const)("is named in the console (%s)", async (need) => {
    failures = 1;
    const { island, button, driven } = await openPage(need);
    if (need === "visible") comeIntoView(button);
    if (need === "interaction") driven.dispatchEvent(new Event("focusin", { bubbles: true }));
    await waitFor(() => expect(reported).toHaveBeenCalled());
    await settle();
    expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: "not there" })]]);
    expect(island.hasAttribute("data-hydrated")).toBe(false);
    expect(button.textContent).toBe("3");
  });

  test("gives every press back to the page", async () => {
    failures = Infinity;
    const { link } = await openPage("visible");
    for (const presses of [1, 2]) {
      location.hash = "";
      link.click();
      await waitFor(() => expect(location.hash).toBe("#native"));
      expect(reported).toHaveBeenCalledTimes(presses);
    }
  });

  test("is requested again by the next press", async () => {
    failures = 1;
    const { island, button, link } = await openPage("visible");
    link.click();
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    button.click();
    await expectHydrated(island);
    await waitFor(() => expect(button.textContent).toBe("4"));
    expect(requested).toBe(2);
    // React, as it is in development, also says that a button is marked as busy meanwhile.
    expect(reported.mock.calls.filter(([error]) => error instanceof Error)).toHaveLength(1);
  });
});
