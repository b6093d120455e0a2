/** @jest-environment jsdom */
import type * as TabStorage from "./tab-storage";
import { isOnlyHere, readTab, writeTab } from "./tab-storage";
import { refusals } from "./test-storage";

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("a text is in the tab's storage, and an empty one removes it", () => {
  writeTab("a", "1");
  expect([readTab("a"), sessionStorage.getItem("a"), isOnlyHere("a")]).toEqual(["1", "1", false]);
  writeTab("a", "");
  expect([readTab("a"), sessionStorage.length]).toEqual(["", 0]);
});

test.each(Object.entries(refusals))("if storage throws on %s, the value can still be read", (_, refuse) => {
  writeTab("a", "old");
  refuse();
  writeTab("a", "new");
  expect([readTab("a"), isOnlyHere("a")]).toEqual(["new", true]);
  // A link within the page.
  history.replaceState(null, "", "#form");
  window.dispatchEvent(new Event("hashchange"));
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof TabStorage>("./tab-storage");
    expect([reloaded.readTab("a"), reloaded.isOnlyHere("a")]).toEqual(["new", true]);
  });
  writeTab("a", "");
  expect([readTab("a"), isOnlyHere("a")]).toEqual(["", false]);
  jest.restoreAllMocks();
  writeTab("a", "again");
  expect([readTab("a"), isOnlyHere("a"), history.state]).toEqual(["again", false, { kept: undefined }]);
});
