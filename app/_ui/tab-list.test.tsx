/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { TabList } from "./tab-list.client";

const tabs = [
  { id: "order", title: "Opis" },
  { id: "discussion", title: "Dyskusja" },
  { id: "papers", title: "Dokumenty" },
];

/** The page around the island: panels, and a link into one of them. */
const page = `
  <a href="#amount">Zamów</a>
  <div id="order"><input id="amount"></div>
  <div id="discussion"></div>
  <div id="papers"></div>
  <div id="island"></div>`;

function open(hash = "") {
  // Unlike `location.hash`, `replaceState` fires no event that would reach the island later.
  window.history.replaceState(null, "", hash || "/");
  document.body.innerHTML = page;
  render(<TabList label="Informacje" tabs={tabs} />, {
    container: document.getElementById("island") as HTMLElement,
  });
}

/** Waits for the MutationObserver, which reports in a microtask. */
const settle = () => act(async () => {});

const shown = () => tabs.map(({ id }) => id).filter((id) => !document.getElementById(id)?.hidden);
const selected = () =>
  screen.getAllByRole("tab").map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex].join());

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(cleanup);

test.each([
  ["", "order"],
  ["#discussion", "discussion"],
  ["#amount", "order"],
  ["#elsewhere", "order"],
])("the address %s opens the panel %s, whose tab alone is in the tab order", async (hash, panel) => {
  open(hash);
  await settle();
  expect(shown()).toEqual([panel]);
  expect(selected()).toEqual(tabs.map(({ id }) => (id === panel ? "true,0" : "false,-1")));
});

test("keys move focus and selection together, in a circle", async () => {
  open();
  screen.getAllByRole("tab")[0]?.focus();
  for (const [key, panel] of [
    ["ArrowLeft", "papers"],
    ["ArrowRight", "order"],
    ["ArrowRight", "discussion"],
    ["End", "papers"],
    ["Home", "order"],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    await settle();
    expect(shown()).toEqual([panel]);
    expect(document.activeElement?.getAttribute("aria-controls")).toBe(panel);
    expect(document.activeElement?.getAttribute("aria-selected")).toBe("true");
  }
});

test("other keys are the browser's", () => {
  open();
  const tab = screen.getAllByRole("tab")[0] as HTMLElement;
  expect(fireEvent.keyDown(tab, { key: "ArrowDown" })).toBe(true);
  expect(fireEvent.keyDown(tab, { key: "Enter" })).toBe(true);
  // Space would scroll the page.
  expect(fireEvent.keyDown(tab, { key: " " })).toBe(false);
});

test("a press on a tab opens its panel and leaves the address alone", async () => {
  open();
  const tab = screen.getByRole("tab", { name: "Dyskusja" });
  expect(fireEvent.click(tab)).toBe(false);
  await settle();
  expect(shown()).toEqual(["discussion"]);
  expect(tab.getAttribute("aria-selected")).toBe("true");
  expect(window.location.hash).toBe("");
});

test("a link opens the panel of its target before the browser follows it", async () => {
  open("#papers");
  fireEvent.click(screen.getByRole("link", { name: "Zamów" }));
  expect(shown()).toEqual(["order"]);
  await settle();
  expect(selected()[0]).toBe("true,0");
});
