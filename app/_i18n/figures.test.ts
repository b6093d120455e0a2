import {
  decimals,
  figure,
  inMillimetres,
  inZloty,
  millimetres,
  times,
  tonnes,
  unbroken,
  withinSentence,
} from "./figures";
import { type Locale, locales } from "./languages";
import { longDate } from "./dates";
import { foldedSpellings, foldedText, plainText } from "./plain-text";

/** With a middle dot for a no-break space. */
const written: Readonly<Record<Locale, readonly string[]>> = {
  pl: ["1500", "14·025", "-3", "14,0", "0,1", "1,55", "12,00·zł", "12·zł", "12,5·zł", "12345,68", "1200"],
  de: ["1500", "14.025", "-3", "14,0", "0,1", "1,55", "12,00·PLN", "12·PLN", "12,5·PLN", "12345,68", "1200"],
  en: ["1500", "14,025", "-3", "14.0", "0.1", "1.55", "PLN·12.00", "PLN·12", "PLN·12.5", "12345.68", "1200"],
};

test.each(locales)("figures are written as in %s, and those of four digits never grouped", (locale) => {
  const found = [
    ...[figure(locale, 1500), figure(locale, 14_025), figure(locale, -3)],
    ...[tonnes(locale, 14_025), tonnes(locale, 51), decimals(locale, 1.547, 2)],
    figure(locale, 12, { style: "currency", currency: "PLN" }),
    ...[inZloty(locale, 12), inZloty(locale, 12.5).replace("0", "")],
    ...[millimetres(12_345.678, locale), millimetres(1200, locale)],
  ];
  expect(found.map((text) => text.replace("\u00a0", "·"))).toEqual(written[locale]);
});

test("measures that are multiplied hold together, with one unit", () => {
  expect(times(2, "800")).toBe("2\u00a0×\u00a0800");
  expect(inMillimetres(1200, 800, 144)).toBe("1200\u00a0×\u00a0800\u00a0×\u00a0144\u00a0mm");
});

test.each([
  ["6 szt. 145 × 100 × 78 mm", "6·szt. 145·×·100·×·78·mm"],
  ["1 × Naczepa 13,6 m", "1·×·Naczepa 13,6·m"],
  ["Paleta przemysłowa „W” 1200 × 1000", "Paleta przemysłowa·„W” 1200·×·1000"],
  ["Industriepalette „W“, HT", "Industriepalette·„W“, HT"],
  ["“W” pallet", "“W” pallet"],
  ["wjazd: z czterech stron (z obu) i w poprzek", "wjazd: z·czterech stron (z·obu) i·w·poprzek"],
  ["a trailer", "a·trailer"],
  ["dostawa: 60-001 Poznań", "dostawa: 60-\u2060001·Poznań"],
  ["Im Wagen oder auf dem Hof", "Im Wagen oder auf dem Hof"],
  ["Około 5 %, 5 (tyle)", "Około 5·%, 5 (tyle)"],
  ["x × y, 5 × ", "x × y, 5 × "],
])("expressions are kept on one line: %s", (text, held) => {
  expect(unbroken(text)).toBe(held.replaceAll("·", "\u00a0"));
});

test.each([
  ["pl-PL", "Naczepa kurtynowa 13,6 m", "naczepa kurtynowa 13,6 m"],
  ["en", "Industrial pallet “W”", "industrial pallet “W”"],
  ["en-GB", "EUR-type pallet", "EUR-type pallet"],
  ["pl", "C 715", "C 715"],
  ["de-DE", "Industriepalette „W“", "Industriepalette „W“"],
])("a name within a sentence, %s: %s", (locale, name, written) => {
  expect(withinSentence(locale, name)).toBe(written);
});

test.each([
  ["pl", "2024-08-04", "4 sierpnia 2024"],
  ["de", "2024-08-04", "4. August 2024"],
  ["en", "2024-08-04", "4 August 2024"],
  // In any time zone of the build.
  ["pl", "2024-01-01", "1 stycznia 2024"],
  ["pl", "2023-12-31", "31 grudnia 2023"],
] as const)("in %s %s is written as a whole: %s", (locale, day, shown) => {
  expect(longDate(locale, day)).toBe(shown.replace(" ", "\u00a0"));
});

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
