/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";

import { anyText } from "../../_fields/kinds";
import { useLateResult } from "./use-late-result";

const tool = {
  fields: {
    l: { letter: "l", kind: anyText },
    w: { letter: "w", kind: anyText },
    q: { letter: "q", kind: anyText },
  },
};
const element = { current: null };

/** Time that computing takes, in ms. */
let takes: number;
const compute = jest.fn((texts: Readonly<Record<string, string>>) => {
  jest.advanceTimersByTime(takes);
  return texts;
});
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const frame = () => wait(20);

/** Renders a tool, and forgets what it has computed so far. */
function open() {
  const { result } = renderHook(() => useLateResult(tool, compute, element));
  compute.mockClear();
  return result;
}

beforeEach(() => {
  jest.useFakeTimers();
  takes = 0;
  history.replaceState(null, "", "/");
});

test("changes are shown at once, and computed together after a frame", () => {
  const tool = open();
  act(() => tool.current.write({ l: "1" }));
  act(() => tool.current.write({ l: "12", w: "8" }));
  expect(tool.current.store.texts).toEqual({ l: "12", w: "8", q: "" });
  expect([compute.mock.calls, location.search]).toEqual([[], ""]);
  frame();
  expect(compute.mock.calls).toEqual([[{ l: "12", w: "8", q: "" }]]);
  expect(tool.current.result).toMatchObject({ l: "12", w: "8" });
  expect(location.search).toBe("?l=12&w=8");
});

test("a tab key finds the fields of the latest texts", () => {
  const tool = open();
  act(() => tool.current.write({ l: "1" }));
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "2" })));
  expect(compute).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })));
  expect([tool.current.result.l, location.search]).toEqual(["1", "?l=1"]);
});

test("another address replaces the texts, and drops what waits", () => {
  const tool = open();
  act(() => tool.current.write({ l: "1" }));
  history.replaceState(null, "", "/?l=7");
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  frame();
  expect([tool.current.store.texts.l, tool.current.result.l, location.search]).toEqual(["7", "7", "?l=7"]);
});

test("after a slow result, changes wait for a pause between keys", () => {
  const tool = open();
  takes = 60;
  act(() => tool.current.write({ l: "1" }));
  frame();
  for (const l of ["12", "120"]) {
    act(() => tool.current.write({ l }));
    wait(140);
  }
  expect(compute).toHaveBeenCalledTimes(1);
  wait(40);
  expect(compute).toHaveBeenLastCalledWith({ l: "120", w: "", q: "" });
});

test("a link that sets some fields keeps the texts of the others, also when it is pressed again", () => {
  document.body.innerHTML = '<a href="?l=5#plan"></a>';
  const [link] = document.links as unknown as [HTMLAnchorElement];
  link.addEventListener("click", (event) => event.preventDefault());
  const tool = open();
  for (const q of ["12", "", "7"]) {
    act(() => tool.current.write({ l: "1", q }));
    act(() => link.click());
    expect(link.href).toBe(`${location.origin}/?l=5${q && `&q=${q}`}#plan`);
  }
});
