import { foldedSpellings, foldedText } from "./folded-text";

test.each([
  ["Włochy, ŁÓDŹ", "wlochy, lodz"],
  ["Größe", "grosse"],
  [" 15\u00a001\u202f03\n odpadu ", "15 01 03 odpadu"],
  ["Ab\u00adfall\u2060code", "abfallcode"],
  ["Ελλάδα", "ελλαδα"],
])("%j is compared as %j", (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});

test.each([
  ["Österreich", ["osterreich", "oesterreich"]],
  ["O\u0308sterreich", ["osterreich", "oesterreich"]],
  ["Dänemark, Rümpfe", ["danemark, rumpfe", "daenemark, ruempfe"]],
  ["ÜBERMASS", ["ubermass", "uebermass"]],
  ["Słowacja", ["slowacja", "slowacja"]],
])("%j is typed as %j", (text, spellings) => {
  expect(foldedSpellings(text)).toEqual(spellings);
});
