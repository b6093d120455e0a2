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

/** Expected numbers in each language, with a middle dot for a no-break space. */
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
