/** @jest-environment jsdom */
import { addressFields, readFields, writeAddressFields, writeFields } from "./address-fields";

const usual = { p: "1", q: "" };

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

/** Changes some fields of the address. */
const write = (changes: Partial<typeof usual>) =>
  writeAddressFields({ ...addressFields(usual), ...changes }, usual);

test("the address follows written fields, and the anchor stays", () => {
  history.replaceState(null, "", "/plan/?q=5#plan");
  write({ p: "3" });
  expect(addressFields(usual)).toEqual({ p: "3", q: "5" });
  expect(location.href).toMatch(/\/plan\/\?p=3&q=5#plan$/);
  write(usual);
  expect(location.search).toBe("");
});

test("parameters of others stay in the address as they were", () => {
  history.replaceState(null, "", "/plan/?utm_source=a%20b&q=5&fbclid=x#plan");
  write({ p: "3" });
  expect(location.href).toMatch(/\/plan\/\?p=3&q=5&utm_source=a%20b&fbclid=x#plan$/);
  write(usual);
  expect(location.href).toMatch(/\/plan\/\?utm_source=a%20b&fbclid=x#plan$/);
});

test.each([
  ["/en/plan/?p=2&amp;q=5", "/en/plan/?p=3&q=5"],
  ["/en/plan/?q=5&#038;x=1&#038;y=2", "/en/plan/?p=3&q=5&x=1&y=2"],
  ["//en/plan/?q=5#plan", "//en/plan/?p=3&q=5#plan"],
])("a field that is written into %s keeps the host and the path", (before, after) => {
  history.replaceState(null, "", location.origin + before);
  write({ p: "3" });
  expect(location.href).toBe(location.origin + after);
});

test("a field keeps the last typed text while the browser refuses address changes", () => {
  const refusal = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  for (const q of ["1", "12", "123"]) write({ q });
  expect(addressFields(usual)).toEqual({ p: "1", q: "123" });
  refusal.mockRestore();
  write({ p: "3" });
  expect(location.search).toBe("?p=3&q=123");
});
