/** @jest-environment jsdom */
import { prefetchIslands } from "./prefetch";
import { answered, refusals } from "./test-page";

const hydrateModule = "/assets/js/hydrate.js";
const islandModule = "/assets/js/island-ahead.js";
const propsFile = "/assets/props/island-ahead.json";
const run = jest.fn();
const requested = jest.fn();

jest.mock(
  "/assets/js/island-ahead.js",
  () => {
    run();
    return {};
  },
  { virtual: true },
);

/** Reports an element as near. */
let comeNear: (target: Element) => void = () => undefined;

class FakeObserver {
  observe = jest.fn();
  unobserve = jest.fn();
  constructor(notify: IntersectionObserverCallback) {
    comeNear = (target) =>
      notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
}

test.each([
  // First, because a module that was imported once is not run again.
  ...refusals.map(([situation, refusal]) => ({
    ...{ situation, answers: [answered(""), refusal], isRun: false, saveData: undefined, scrollY: 400 },
    fetched: [hydrateModule, islandModule],
  })),
  { situation: "no scrolling", saveData: false, scrollY: 0, fetched: [], isRun: false, answers: [] },
  {
    situation: "a visitor who saves data",
    saveData: true,
    scrollY: 400,
    fetched: [],
    isRun: false,
    answers: [],
  },
  {
    ...{ situation: "an island near", saveData: false, scrollY: 400, isRun: true, answers: [] },
    fetched: [hydrateModule, islandModule, propsFile],
  },
])("with $situation, $fetched are fetched; the island's module is run: $isRun", async (given) => {
  run.mockClear();
  requested.mockReset().mockResolvedValue(answered(""));
  for (const answer of given.answers) requested.mockResolvedValueOnce(answer);
  document.body.innerHTML = `<div data-hydrate="interaction" data-prefetch data-module="${islandModule}" data-props-file="${propsFile}"><p></p></div>`;
  Object.assign(globalThis, {
    HYDRATE_MODULE: hydrateModule,
    IntersectionObserver: FakeObserver,
    fetch: requested,
  });
  Object.assign(navigator, { connection: { saveData: given.saveData } });
  Object.defineProperty(window, "scrollY", { value: given.scrollY, configurable: true });
  comeNear = () => undefined;
  prefetchIslands(document);
  comeNear(document.querySelector("p") as Element);
  await new Promise((settled) => setTimeout(settled));
  expect(requested.mock.calls).toEqual(given.fetched.map((file) => [file]));
  expect(run).toHaveBeenCalledTimes(Number(given.isRun));
});
