/** @jest-environment node */
import { type FigureKind, readers, readSides } from "./read-figures";
import { longest } from "./read-text";

const range = [0.01, 4_000_000] as const;
const read = (kind: FigureKind, text: string) => readers[kind](text, range);

const kinds = Object.keys(readers) as FigureKind[];

test.each([
  ["1200", 1200],
  [" 1 200 ", 1200],
  ["1\u00a0000\u202f000", 1_000_000],
  ["\u200b1200\u2060\u200e\ufeff", 1200],
  ["1.000.000", 1_000_000],
  ["1,000,000", 1_000_000],
  ["1'200", 1200],
  ["1’000’000", 1_000_000],
  ["１２００", 1200],
  ["１　２００", 1200],
  ["0001200", 1200],
])("%j is the number %d in every field", (text, value) => {
  for (const kind of kinds) expect([kind, read(kind, text)]).toEqual([kind, { value }]);
});

test.each([
  "-1200",
  "1e3",
  "1.200",
  "1,200",
  "1.00.000",
  "1,000.000",
  "12 34",
  "1 0000",
  "10²",
  "12 szt.",
  "4' 6",
])("%j is a number in no field", (text) => {
  for (const kind of kinds) expect([kind, read(kind, text)]).toEqual([kind, { fault: "notNumber" }]);
});

test.each([
  ["", "empty"],
  [" \u2060\u200b", "empty"],
  ["\u2060".repeat(100_000), "empty"],
  ["0", "outOfRange"],
  ["4000001", "outOfRange"],
  ["1".repeat(longest.field + 1), "tooLong"],
  ["1".repeat(100_000), "tooLong"],
])("the fault of %.20j is: %s", (text, fault) => {
  for (const kind of kinds) expect(read(kind, text)).toEqual({ fault });
});

test.each([
  ["1200 mm", 1200],
  ["1.200 mm", 1200],
  ["1.200,0 mm", 1200],
  ["1200,0", 1200],
  ["1200,000", undefined],
  ["120 cm", 1200],
  ["120cm", 1200],
  ["14,45 cm", 145],
  ["1.250 cm", undefined],
  ["1.2 m", 1200],
  ["1,2 M", 1200],
  ["1.200 m", 1200],
  ["0,250 m", 250],
  ["0,250 mm", undefined],
  ["1 200,5 cm", 12_005],
  ["48 in", 1219],
  ["48 in.", 1219],
  ['48"', 1219],
  ["48''", 1219],
  ["47.25 inches", 1200],
  ["47,24 cala", 1200],
  ["12 dm", 1200],
  ["1.2 metres", 1200],
  ["1,2 Meter", 1200],
  ["120 Zentimeter", 1200],
  ["120 centymetrów", 1200],
  ["4 stopy", 1219],
  ["4 Fuß", 1219],
  ["47 1/4 in", undefined],
  [`3' 11"`, undefined],
  ["4 ft", 1219],
  ["4'", 1219],
  ["1'200", 1200],
  ["1200,5", undefined],
  ["1200,5 mm", undefined],
  ["120 kg", undefined],
  ["5 constructor", undefined],
  ["cm", undefined],
])("the length %j is %p mm", (text, value) => {
  expect(read("length", text).value).toBe(value);
});

test.each([
  ["25 kg", 25, 25],
  ["55 lb", 25, 24.95],
  ["55lbs", 25, 24.95],
  ["55 pounds", 25, 24.95],
  ["55 funtów", 25, 24.95],
  ["25 kgs", 25, 25],
  ["25,0 kg", 25, 25],
  ["25 Kilogramm", 25, 25],
  ["1,5 tony", 1500, 1500],
  ["12,5", undefined, 12.5],
  ["１２,５", undefined, 12.5],
  ["12.5 kg", undefined, 12.5],
  ["1.200,50", undefined, 1200.5],
  ["1.200 kg", undefined, undefined],
  ["0,125", undefined, undefined],
  ["750 g", 1, 0.75],
  ["1.250 g", 1, 1.25],
  ["1.250 t", 1250, 1250],
  ["1 m", undefined, undefined],
])("the mass %j is %p kg, with two decimals %p kg", (text, whole, exact) => {
  expect([read("mass", text).value, read("exactMass", text).value]).toEqual([whole, exact]);
});

test("units are no part of a count", () => {
  for (const text of ["12 kg", "12 mm", "12 m", "12'"])
    expect(read("count", text)).toEqual({ fault: "notNumber" });
});

test.each([
  ["400 x 300 x 250", [400, 300, 250]],
  ["40 × 30 × 25 cm", [400, 300, 250]],
  ["40 cm x 30 cm x 25 cm", [400, 300, 250]],
  ["40 cm x 30 x 25", [400, 300, 250]],
  ["400 mm x 30 cm x 25 cm", [400, 300, 250]],
  ["1.2 m * 800 x 500 mm", [1200, 800, 500]],
  ["1.200 × 800 × 500 mm", [1200, 800, 500]],
  ["1 200 × 800 × 500", [1200, 800, 500]],
  ["120x80x14,4 cm", [1200, 800, 144]],
  ["0,4/0,3/0,25 m", [400, 300, 250]],
  ["１２００×８００×５００", [1200, 800, 500]],
  ['48" x 40" x 6"', [1219, 1016, 152]],
  ["400\t300\t250", [400, 300, 250]],
  ["1200, 800, 144 mm", [1200, 800, 144]],
  ["1200;800;144", [1200, 800, 144]],
  ["600x400x320", [600, 400, 320]],
  ["600 400 320", [600, 400, 320]],
  ["14,45 cm x 800 mm x 144,0 mm", [145, 800, 144]],
])("%j is three sides in mm: %j", (text, sides) => {
  expect(readSides(text)).toEqual(sides);
});

test.each([
  "",
  "1.200 × 800 × 500",
  "1.200 × 800 × 500 cm",
  "1 m x 80 cm x 25",
  "400 x 300",
  "120,5 x 80,5 x 90,5",
  "400,4 × 300 × 250",
  "47 1/4 x 39 x 5 in",
  "400 x 300 x 250 x 10",
  "400 x 300 x -250",
  "400 x 300 x 0",
  "400 x 300 x 250 kg",
  "about 40 x 30 x 25",
  "1 200 800",
  "400 x 300 x 250".padEnd(100_000, "0"),
])("%.30j is no three sides", (text) => {
  expect(readSides(text)).toBeUndefined();
});
