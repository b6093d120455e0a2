/** @jest-environment jsdom */
import type { LoaderOptions } from "../../islands/browser/loader";
import { start } from "./loader";

let options: LoaderOptions;
const hydrated: Element[] = [];
jest.mock("../../islands/browser/loader", () => ({
  startLoader: (brought: LoaderOptions) => {
    options = brought;
  },
  hydrateAround: (control: Element) => {
    hydrated.push(control);
    return Promise.resolve(control);
  },
}));

let arrive: () => void;
jest.mock("./interest", () => ({ gallery: new Promise<void>((come) => (arrive = come)) }));

const onHeld = jest.fn();
const prepare = start(
  () => true,
  () => true,
  onHeld,
);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

test.each([
  ["of a form is reported at the next press", "<form name='contact'></form>", null, 0],
  ["without a form shows its notice", "<p></p>", "false", 1],
])("an island that failed in use %s", (_, content, busy, times) => {
  onHeld.mockClear();
  document.body.innerHTML = `<div class="island">${content}</div>`;
  options.onFailed?.(find(".island"));
  expect([find(".island > *").ariaBusy, onHeld.mock.calls.length]).toEqual([busy, times]);
});

test("a press outside of islands waits for the code that answers it, a press in an island only for the island", async () => {
  document.body.innerHTML = `<a href="/x"></a><div class="island"><button></button></div>`;
  const ready = jest.fn();
  expect(await prepare(find("button"))).toBe(find("button"));
  const waiting = prepare(find("a")).then(ready);
  await new Promise((settled) => setTimeout(settled));
  expect(ready).not.toHaveBeenCalled();
  arrive();
  await waiting;
  expect(ready).toHaveBeenCalledWith(find("a"));
});

test.each([
  ["/?q=100", "", true],
  ["/?utm_source=mail", "", false],
  ["/", "a draft", false],
])(
  "a tool far from the window starts with the page at %s, with %j in the tab: %j",
  (address, kept, starts) => {
    document.body.innerHTML = `<div class="island"><div data-fields="pieces:q"></div></div>`;
    history.replaceState(null, "", address);
    if (kept) sessionStorage.setItem("kept", kept);
    hydrated.length = 0;
    expect(options.begin?.()).toBe(starts || kept !== "");
    expect(hydrated).toEqual(starts ? [find("[data-fields]")] : []);
    sessionStorage.clear();
  },
);
