/** @jest-environment jsdom */
import { prefetchIslands } from "./prefetch";
import { answered, refusals } from "./test-answers";

const hydrateModule = "/assets/js/hydrate.js";
const islandModule = "/assets/js/island-ahead.js";
const propsFile = "/assets/props/island-ahead.json";
const run = jest.fn();
const requested = jest.fn(() => Promise.resolve(answered("")));

jest.mock(
  "/assets/js/island-ahead.js",
  () => {
    run();
    return {};
  },
  { virtual: true },
);

/** Says that something has come near. */
let comeNear: (target: Element) => void;

class FakeObserver {
  observe = jest.fn();
  unobserve = jest.fn();
  constructor(notify: IntersectionObserverCallback) {
    comeNear = (target) =>
      notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
}

const settle = () => new Promise((settled) => setTimeout(settled));

test.each([
  { saveData: false, scrollY: 400, fetched: [[hydrateModule], [islandModule], [propsFile]] },
  { saveData: false, scrollY: 0, fetched: [] },
  { saveData: true, scrollY: 400, fetched: [] },
])("with saveData $saveData at $scrollY px", async ({ saveData, scrollY, fetched }) => {
  requested.mockClear();
  document.body.innerHTML = `<div data-hydrate="interaction" data-prefetch data-module="${islandModule}" data-props-file="${propsFile}"><p></p></div>`;
  Object.assign(globalThis, {
    HYDRATE_MODULE: hydrateModule,
    IntersectionObserver: FakeObserver,
    fetch: requested,
  });
  Object.assign(navigator, { connection: { saveData } });
  Object.defineProperty(window, "scrollY", { value: scrollY, configurable: true });
  comeNear = () => undefined;
  prefetchIslands(document);
  comeNear(document.querySelector("p") as Element);
  await settle();
  expect(requested.mock.calls).toEqual(fetched);
});

test.each(refusals)("%s in a file's place is not imported", async (_, refusal) => {
  run.mockClear();
  requested.mockResolvedValueOnce(answered("")).mockResolvedValueOnce(refusal);
  requested.mockClear();
  Object.assign(navigator, { connection: undefined });
  Object.defineProperty(window, "scrollY", { value: 400, configurable: true });
  document.body.innerHTML = `<div data-hydrate="interaction" data-prefetch data-module="${islandModule}"><p></p></div>`;
  prefetchIslands(document);
  comeNear(document.querySelector("p") as Element);
  await settle();
  expect(requested.mock.calls).toEqual([[hydrateModule], [islandModule]]);
  expect(run).not.toHaveBeenCalled();
});
