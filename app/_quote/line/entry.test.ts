import {
  emptyEntry,
  type Entry,
  entryOf,
  lineOf,
  problemsOf,
  readEntry,
  withEntry,
  writeEntry,
} from "./entry";
import { termsOfDelivery } from "./delivery";
import { greatest, isGoods, mostLines } from "./line";
import { longest } from "../../_lib/read-text";
import { randomLine, randomLines } from "./test-lines";
import { randomNumbers } from "../../_lib/test-random";

const known = { products: [1, 3], vehicles: ["semi", "ft20"], documents: ["licence"] };
const entry = (changed: Partial<Entry>): Entry => ({ ...emptyEntry, kind: "1", amount: "5", ...changed });

test("every line of goods can be edited, and stays the same without a change", () => {
  const random = randomNumbers(7);
  for (let run = 0; run < 300; run++) {
    const line = randomLine(random, known);
    if (isGoods(line)) expect(lineOf(entryOf(line, 2))).toEqual(line);
  }
});

test("an empty entry requires a product and a quantity, and is no line", () => {
  expect(problemsOf(emptyEntry)).toEqual(["kindMissing", "quantityMissing"]);
  expect(lineOf(emptyEntry)).toBeUndefined();
});

test.each([
  ["\u200b ", "quantityMissing"],
  ["0", "quantityFault"],
  ["5 szt.", "quantityFault"],
  [String(greatest.pieces + 1), "quantityFault"],
])("the quantity %j is refused: %s", (amount, problem) => {
  expect(problemsOf(entry({ amount }))).toEqual([problem]);
});

test("a delivery time may be any text without vertical bars, which separate fields in the message", () => {
  expect(lineOf(entry({ date: " KW 50 | Montag " }))).toMatchObject({ date: "KW 50 / Montag" });
  expect(problemsOf(entry({ date: "x".repeat(longest.field) }))).toEqual([]);
  expect(problemsOf(entry({ date: "x".repeat(longest.field + 1) }))).toEqual(["dateTooLong"]);
});

test("texts without a visible character are empty", () => {
  const blank = { date: "\u200b", note: "\u2060", postcode: "\u00ad" };
  expect(problemsOf(entry(blank))).toEqual([]);
  expect(lineOf(entry(blank))).toEqual(lineOf(entry({})));
  expect(termsOfDelivery({ ...blank, ht: "" })).toEqual({});
});

test.each([
  "130 cm x 1.1 m x 150 mm",
  "1300x1100x150",
  "1300 × 1100 × 150 mm",
  " 1300 1100 150",
  "1300/1100/150",
])("%p is a size", (size) => {
  expect(lineOf(entry({ kind: "custom", size }))).toEqual({
    kind: "custom",
    size: [1300, 1100, 150],
    pieces: 5,
  });
});

test.each(["1300 × 1100", "ok. 1300", "1300 × 1100 × 150, fazowane", "299 × 1100 × 150"])(
  "%p is no size, and becomes the note as typed",
  (size) => {
    expect(lineOf(entry({ kind: "custom", size, note: "uwaga" }))).toMatchObject({ note: `${size}; uwaga` });
  },
);

test("a text too long for a line is reported, not cut", () => {
  expect(problemsOf(entry({ note: "x".repeat(longest.note) }))).toEqual([]);
  expect(problemsOf(entry({ note: "x".repeat(longest.note + 1) }))).toEqual(["noteTooLong"]);
  expect(problemsOf(entry({ postcode: "1".repeat(longest.field + 1) }))).toEqual(["postcodeFault"]);
});

test("blocks need no heat treatment", () => {
  expect(lineOf(entry({ kind: "blocks", ht: "yes" }))).toEqual({ kind: "blocks", pieces: 5 });
});

test("an entry is appended to a list or replaces its line; a full list takes no more", () => {
  const lines = randomLines(randomNumbers(8), known, mostLines).slice(0, 3);
  const line = lineOf(entry({}));
  expect(withEntry(lines, entry({}))).toEqual([...lines, line]);
  expect(withEntry(lines, entry({ index: "0" }))[0]).toEqual(line);
  expect(withEntry(lines, emptyEntry)).toBe(lines);
  const full = Array.from({ length: mostLines }, () => lines[0] as NonNullable<typeof line>);
  expect(withEntry(full, entry({}))).toBe(full);
  expect(withEntry(full, entry({ index: "1" }))).toHaveLength(mostLines);
});

test("a new line is kept while another line is edited", () => {
  const lines = randomLines(randomNumbers(8), known, mostLines).slice(0, 2);
  const aside = writeEntry(entry({ amount: "6" }));
  expect(withEntry(lines, entry({ index: "1", aside }))).toEqual([
    lines[0],
    lineOf(entry({})),
    lineOf(entry({ amount: "6" })),
  ]);
});

test("an entry is restored from storage; an untouched one is not stored", () => {
  const typed = entry({ postcode: "62-800", unit: "loads", ht: "no" });
  expect(readEntry(writeEntry(typed))).toEqual(typed);
  expect(writeEntry({ ...emptyEntry, postcode: "62-800" })).toBe("");
});

test.each(["", "{", "null", "17", '"x"', "[]", '{"kind":5,"amount":{"a":1},"other":"x"}'])(
  "invalid stored data is ignored: %s",
  (rubbish) => {
    expect(readEntry(rubbish)).toEqual(emptyEntry);
  },
);
