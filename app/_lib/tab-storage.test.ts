/** @jest-environment jsdom */
import { keepTyped } from "./draft";
import type * as TabStorage from "./tab-storage";
import { tabStore } from "./tab-storage";
import { refusals } from "./test-storage";

const { get, isOnlyHere } = tabStore;

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a value is in the tab's storage, and undefined removes it", () => {
  tabStore.set("a", { n: 1 });
  expect([get("a"), sessionStorage.getItem("a"), isOnlyHere("a")]).toEqual([{ n: 1 }, '{"n":1}', false]);
  expect(get("a")).toBe(get("a"));
  tabStore.set("a", undefined);
  expect([get("a"), sessionStorage.length]).toEqual([undefined, 0]);
  // Of another script.
  sessionStorage.setItem("a", "{text");
  expect(get("a")).toBeUndefined();
});

test.each(Object.entries(refusals))("if storage throws on %s, the page alone has the text", (_, refuse) => {
  tabStore.set("a", "old");
  refuse();
  tabStore.set("a", "new");
  expect([get("a"), isOnlyHere("a")]).toEqual(["new", true]);
  jest.isolateModules(() => {
    const { tabStore: ofOtherBundle } = jest.requireActual<typeof TabStorage>("./tab-storage");
    expect([ofOtherBundle.get("a"), ofOtherBundle.isOnlyHere("a")]).toEqual(["new", true]);
  });
  document.body.innerHTML = `<form name="order"><input name="quantity" value="5"></form>`;
  expect(() => keepTyped({ target: document.querySelector("input") } as never)).not.toThrow();
  tabStore.set("a", undefined);
  expect([get("a"), isOnlyHere("a")]).toEqual([undefined, false]);
  jest.restoreAllMocks();
  tabStore.set("a", "again");
  expect([get("a"), sessionStorage.getItem("a"), isOnlyHere("a")]).toEqual(["again", '"again"', false]);
});

test("storage that throws on reading only, or returns another text, keeps nothing that pages would show", () => {
  for (const returned of [refusals.access, () => '"old"']) {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(returned as () => string);
    tabStore.set("a", "new");
    expect([get("a"), isOnlyHere("a")]).toEqual(["new", true]);
    jest.restoreAllMocks();
    tabStore.set("a", undefined);
  }
});

test("if storage has no room, other pages of the tab show no older text", () => {
  tabStore.set("a", "old");
  refusals.writing();
  tabStore.set("a", "new");
  expect([get("a"), sessionStorage.getItem("a")]).toEqual(["new", null]);
});

test("subscribers are notified of every change and of a return to the page, until they unsubscribe", () => {
  const onChange = jest.fn();
  const stop = tabStore.subscribe(onChange);
  tabStore.set("a", "1");
  window.dispatchEvent(new Event("pageshow"));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  tabStore.set("a", "2");
  window.dispatchEvent(new Event("pageshow"));
  expect(onChange).toHaveBeenCalledTimes(2);
});
