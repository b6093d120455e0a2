/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";

import { readFields, useAddressFields, writeFields } from "./address-fields";
import { withoutFrames } from "./test-tool";

const usual = { p: "1", q: "" };

beforeEach(withoutFrames);
afterEach(() => history.replaceState(null, "", "/"));

test("fields that the address does not name have their defaults", () => {
  expect(readFields("", usual)).toEqual(usual);
  expect(readFields("?q=5&other=1", usual)).toEqual({ p: "1", q: "5" });
  expect(readFields("?utm_source=x&q=5&p=3", usual)).toEqual({ p: "3", q: "5" });
});

test("the first of two values counts, and a value that is too long is only reported", () => {
  expect(readFields(`?q=5&q=6&p=${"1".repeat(5000)}`, usual)).toEqual({ p: "1".repeat(5000), q: "5" });
});

test("only values that differ from the defaults are written, and they are read back unchanged", () => {
  expect(writeFields(usual, usual)).toBe("");
  const fields = { p: "1:20,3:5", q: "a b&c" };
  expect(writeFields(fields, usual)).toBe("p=1:20,3:5&q=a+b%26c");
  expect(readFields(writeFields(fields, usual), usual)).toEqual(fields);
});

test("fields follow the address, the address follows written fields, and the anchor stays", () => {
  history.replaceState(null, "", "/plan/?q=5#plan");
  const { result } = renderHook(() => useAddressFields(usual));
  expect(result.current[0]).toEqual({ p: "1", q: "5" });
  act(() => result.current[1]({ p: "3" }));
  expect(result.current[0]).toEqual({ p: "3", q: "5" });
  expect(location.href).toMatch(/\/plan\/\?p=3&q=5#plan$/);
  act(() => result.current[1]({ p: "1", q: "" }));
  expect(location.search).toBe("");
});

test("parameters of others stay in the address as they were", () => {
  history.replaceState(null, "", "/plan/?utm_source=a%20b&q=5&fbclid=x#plan");
  const { result } = renderHook(() => useAddressFields(usual));
  act(() => result.current[1]({ p: "3" }));
  expect(location.href).toMatch(/\/plan\/\?p=3&q=5&utm_source=a%20b&fbclid=x#plan$/);
  act(() => result.current[1]({ p: "1", q: "" }));
  expect(location.href).toMatch(/\/plan\/\?utm_source=a%20b&fbclid=x#plan$/);
});

test.each([
  ["/en/plan/?p=2&amp;q=5", "/en/plan/?p=3&q=5"],
  ["/en/plan/?q=5&#038;x=1&#038;y=2", "/en/plan/?p=3&q=5&x=1&y=2"],
  ["//en/plan/?q=5#plan", "//en/plan/?p=3&q=5#plan"],
])("a field that is written into %s keeps the host and the path", (before, after) => {
  history.replaceState(null, "", location.origin + before);
  const { result } = renderHook(() => useAddressFields(usual));
  expect(result.current[0].q).toBe("5");
  act(() => result.current[1]({ p: "3" }));
  expect(location.href).toBe(location.origin + after);
});

test("a field keeps the last typed text while the browser refuses address changes", () => {
  const refusal = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  const { result } = renderHook(() => useAddressFields(usual));
  for (const q of ["1", "12", "123"]) act(() => result.current[1]({ q }));
  expect(result.current[0]).toEqual({ p: "1", q: "123" });
  refusal.mockRestore();
  act(() => result.current[1]({ p: "3" }));
  expect(location.search).toBe("?p=3&q=123");
});
