/** @jest-environment jsdom */
import { addressFields, readFields, writeAddressFields, writeFields } from "./address";
import type { Texts } from "./field";
import { anyText } from "./kinds";

const table = {
  pallet: { letter: "p", kind: anyText, usual: "1" },
  pieces: { letter: "q", kind: anyText },
} as const;

const usual = { pallet: "1", pieces: "" };

afterEach(() => history.replaceState(null, "", "/"));

test("fields that the address does not name have their defaults", () => {
  expect(readFields("", table)).toEqual(usual);
  expect(readFields("?q=5&other=1", table)).toEqual({ pallet: "1", pieces: "5" });
  expect(readFields("?utm_source=x&q=5&p=3", table)).toEqual({ pallet: "3", pieces: "5" });
});

test("the first of two values counts, and a value that is too long is only reported", () => {
  expect(readFields(`?q=5&q=6&p=${"1".repeat(5000)}`, table)).toEqual({
    pallet: "1".repeat(5000),
    pieces: "5",
  });
});

test("only values that differ from the defaults are written, and they are read back unchanged", () => {
  expect(writeFields(usual, table)).toBe("");
  const fields = { pallet: "1:20,3:5", pieces: "a b&c" };
  expect(writeFields(fields, table)).toBe("p=1:20,3:5&q=a+b%26c");
  expect(readFields(writeFields(fields, table), table)).toEqual(fields);
});

/** Changes some fields of the address. */
const write = (changes: Partial<Texts<keyof typeof table>>) =>
  writeAddressFields({ ...addressFields(table), ...changes }, table);

test("a field that is written keeps the host, the path, the anchor and parameters of others", () => {
  history.replaceState(null, "", `${location.origin}//en/plan/?utm_source=a%20b&amp;q=5&fbclid=x#plan`);
  write({ pallet: "3" });
  expect(location.href).toBe(`${location.origin}//en/plan/?p=3&q=5&utm_source=a%20b&fbclid=x#plan`);
  write(usual);
  expect(location.href).toBe(`${location.origin}//en/plan/?utm_source=a%20b&fbclid=x#plan`);
});

test("a field keeps the last typed text while the browser refuses address changes", () => {
  const refusal = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  for (const pieces of ["1", "12", "123"]) write({ pieces });
  expect(addressFields(table)).toEqual({ pallet: "1", pieces: "123" });
  refusal.mockRestore();
  write({ pallet: "3" });
  expect(location.search).toBe("?p=3&q=123");
});
