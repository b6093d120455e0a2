import { foldedSpellings, foldedText, plainText } from "./plain-text";

test("no kind of blank or of invisible mark is left", () => {
  expect(plainText("1\u202f200\u2007×\u00a0800\ufeff\u200b\u2060\u00ad")).toBe("1 200 × 800");
});

test("characters that only control line breaks are removed", () => {
  expect(plainText("PN-\u2060EN\u00a013698-\u20601, 18–\u206022%, Eigen\u00adgewicht")).toBe(
    "PN-EN 13698-1, 18–22%, Eigengewicht",
  );
});

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
