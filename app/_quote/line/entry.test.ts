import { emptyEntry, type Entry, entryOf, lineOf, problemsOf } from "./entry";
import { termsOfDelivery } from "./delivery";
import { isGoods } from "./line";
import { amountRanges } from "./fields";
import { longest } from "../../_fields/read-text";
import { randomLines } from "./test-lines";
import { randomNumbers } from "../../_lib/test-random";

const known = { products: [1, 3], vehicles: ["semi", "ft20"], documents: ["licence"] };
const entry = (changed: Partial<Entry>): Entry => ({ ...emptyEntry, kind: "1", amount: "5", ...changed });

test("every line of goods can be edited, and stays the same without a change", () => {
  const lines = randomLines(randomNumbers(7), known, 300);
  for (const line of lines.filter(isGoods)) expect(lineOf(entryOf(line))).toEqual(line);
});

test("an empty entry requires a product and a quantity, and is no line", () => {
  expect(problemsOf(emptyEntry)).toEqual(["amount"]);
  expect([lineOf(emptyEntry), lineOf({ ...emptyEntry, amount: "5" })]).toEqual([undefined, undefined]);
});

test.each(["", "\u200b ", "0", "5 szt.", String(amountRanges.pieces[1] + 1)])(
  "the quantity %j is refused",
  (amount) => expect(problemsOf(entry({ amount }))).toEqual(["amount"]),
);

test.each(["\u200b", "\u2060 ", "\u00ad"])("a term of the invisible character %j is empty", (typed) => {
  const invisible = { size: typed, date: typed, note: typed, postcode: typed };
  expect(problemsOf(entry(invisible))).toEqual([]);
  expect(lineOf(entry({ kind: "custom", ...invisible }))).toEqual({ kind: "custom", pieces: 5 });
  expect(termsOfDelivery({ ...invisible, ht: "" })).toEqual({});
});

test("a delivery time may be any text without vertical bars, which separate fields in the message", () => {
  expect(lineOf(entry({ date: " KW 50 | Montag " }))).toMatchObject({ date: "KW 50 / Montag" });
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

test.each([
  ["note", longest.note],
  ["date", longest.field],
  ["postcode", longest.field],
] as const)("a %s too long for a line is reported, not cut", (name, most) => {
  expect(problemsOf(entry({ [name]: "1".repeat(most) }))).toEqual([]);
  expect(problemsOf(entry({ [name]: "1".repeat(most + 1) }))).toEqual([name]);
});

test("blocks need no heat treatment", () => {
  expect(lineOf(entry({ kind: "blocks", ht: "yes" }))).toEqual({ kind: "blocks", pieces: 5 });
});
