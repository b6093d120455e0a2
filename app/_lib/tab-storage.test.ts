/** @jest-environment jsdom */
import type * as TabStorage from "./tab-storage";
import { tabStore } from "./tab-storage";
import { refusals } from "./test-storage";

const { get, set, isOnlyHere } = tabStore;

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("a text is in the tab's storage, and an empty one removes it", () => {
  set("a", "1");
  expect([get("a"), sessionStorage.getItem("a"), isOnlyHere("a")]).toEqual(["1", "1", false]);
  set("a", "");
  expect([get("a"), sessionStorage.length]).toEqual(["", 0]);
});

test.each(Object.entries(refusals))("if storage throws on %s, the value can still be read", (_, refuse) => {
  set("a", "old");
  refuse();
  set("a", "new");
  expect([get("a"), isOnlyHere("a")]).toEqual(["new", true]);
  // A link within the page.
  history.replaceState(null, "", "#form");
  window.dispatchEvent(new Event("hashchange"));
  Reflect.deleteProperty(window, "refusedTexts");
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof TabStorage>("./tab-storage");
    expect([reloaded.tabStore.get("a"), reloaded.tabStore.isOnlyHere("a")]).toEqual(["new", true]);
    // Like another bundle of the page.
    reloaded.tabStore.set("b", "other");
  });
  set("a", "");
  expect([get("a"), isOnlyHere("a"), history.state]).toEqual([
    "",
    false,
    { kept: expect.objectContaining({ b: "other" }) as object },
  ]);
  jest.restoreAllMocks();
  set("b", "");
  set("a", "again");
  expect([get("a"), isOnlyHere("a"), history.state]).toEqual(["again", false, { kept: undefined }]);
});

test("storage that throws on reading only, or returns another text, keeps nothing that pages would show", () => {
  for (const returned of [refusals.access, () => "old"]) {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(returned as () => string);
    set("a", "new");
    expect([get("a"), isOnlyHere("a")]).toEqual(["new", true]);
    jest.restoreAllMocks();
    set("a", "");
  }
});

test("if storage has no room, other pages of the tab show no older text", () => {
  set("a", "old");
  refusals.writing();
  set("a", "new");
  expect([get("a"), sessionStorage.getItem("a")]).toEqual(["new", null]);
});

test("subscribers are notified of every change and of a return to the page, until they unsubscribe", () => {
  const onChange = jest.fn();
  const stop = tabStore.subscribe(onChange);
  set("a", "1");
  window.dispatchEvent(new Event("pageshow"));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  set("a", "2");
  window.dispatchEvent(new Event("pageshow"));
  expect(onChange).toHaveBeenCalledTimes(2);
});
