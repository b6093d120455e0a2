/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";

import { useDraft, useLateWrite } from "./use-late-write";

/** Time that a write takes, in ms. */
let takes: number;
const write: jest.Mock = jest.fn(() => jest.advanceTimersByTime(takes));
const frame = () => act(() => jest.advanceTimersByTime(20));

/** Returns the function that writes late. */
const late = () => renderHook(() => useLateWrite(write, { current: null })).result.current;

beforeEach(() => {
  jest.useFakeTimers();
  takes = 0;
  write.mockClear();
});

test("changes before a frame are written together after it, or by a press", () => {
  const change = late();
  change({ l: "1" });
  change({ l: "12", w: "8" });
  expect(write).not.toHaveBeenCalled();
  frame();
  expect(write.mock.calls).toEqual([[{ l: "12", w: "8" }]]);
  change({ q: "5" });
  document.body.click();
  frame();
  expect(write.mock.calls.slice(1)).toEqual([[{ q: "5" }]]);
});

test("changes of another address are dropped", () => {
  late()({ l: "1" });
  dispatchEvent(new PopStateEvent("popstate"));
  frame();
  expect(write).not.toHaveBeenCalled();
});

test("after a slow result, changes wait for a pause between keys", () => {
  const change = late();
  takes = 60;
  change({ l: "1" });
  frame();
  for (const l of ["12", "120"]) {
    change({ l });
    act(() => jest.advanceTimersByTime(140));
  }
  expect(write).toHaveBeenCalledTimes(1);
  frame();
  frame();
  expect(write).toHaveBeenLastCalledWith({ l: "120" });
});

test("a field shows a change at once, and another value as soon as it has one", () => {
  const { result, rerender } = renderHook(({ value }) => useDraft(value, () => {}), {
    initialProps: { value: "1" },
  });
  const shown = () => result.current[0];
  act(() => result.current[1]("12"));
  expect(shown()).toBe("12");
  for (const value of ["12", "1"]) {
    rerender({ value });
    expect(shown()).toBe(value);
  }
});
