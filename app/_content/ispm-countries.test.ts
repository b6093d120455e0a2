/** @jest-environment node */
import { locales } from "../_i18n/languages";
import { needsIspmMark } from "./ispm-countries";
import { countries, europeanUnion } from "./test-countries";

test("no mark is needed within the 27 member states and Switzerland, and in every other country of the world", () => {
  expect(europeanUnion).toHaveLength(27);
  expect(countries.length).toBeGreaterThan(190);
  const free = countries.filter((code) => !needsIspmMark(code));
  expect(free).toEqual([...europeanUnion, "CH"].sort());
});

test.each(locales)("each of them is known by its name in %s", (locale) => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const unknown = [...europeanUnion, "CH"].filter((code) => needsIspmMark(names.of(code) ?? ""));
  expect(unknown).toEqual([]);
});

test.each([
  ...["Northern Ireland", "Nordirland", "Irlandia Północna", "Irlandia Polnocna", "IRLANDIA PÓŁNOCNA"],
  ...["N. Ireland", "Nord-Irland", "Irlandia Płn.", "GB-NIR", "XI", "Північна Ірландія", "Irlande du Nord"],
  ...["Northern Ireland (UK)", "Northern Ireland, United Kingdom", "UK – Northern Ireland"],
  ...["Nordirland (Vereinigtes Königreich)", "Irlandia Północna, Zjednoczone Królestwo", "U.K. (Nordirland)"],
  ...["Nordirland, Vereinigtes Koenigreich", "Ireland / Northern Ireland"],
])("%j asks for no mark, as EU plant health law applies in Northern Ireland", (country) => {
  expect(needsIspmMark(country)).toBe(false);
});

test.each([
  ...["Northern Ireland and Great Britain", "Northern Ireland / Great Britain", "Northern Ireland, England"],
  ...["United Kingdom of Great Britain and Northern Ireland", "UK (without Northern Ireland)", "U.K."],
  ...["Wielka Brytania (bez Irlandii Północnej)", "Irlandia Północna / Wielka Brytania", "Ireland, UK"],
  ...["Great Britain (not Northern Ireland)", "NI", "Nicaragua", "GB", "Vereinigtes Königreich", "Szkocja"],
])("%j asks for the mark: it is, or may be, more than Northern Ireland", (country) => {
  expect(needsIspmMark(country)).toBe(true);
});

test.each([
  ...[
    "Germany",
    "Niemcy",
    "Deutschland",
    "DE",
    "de",
    " Polska ",
    "Österreich",
    "Osterreich",
    "OESTERREICH",
    "CH",
  ],
  ...["Czech Republic", "Česko", "Holland", "Німеччина", "Ελλάδα", "Magyarország", "\u200eLitwa", "IRELAND"],
  ...["DEU", "EL", "Deutschland (DE)", "DE – Germany", "DE - Germany", "Bundesrepublik Deutschland"],
  ...[
    "Suisse",
    "Danemark",
    "Daenemark",
    "Lotwa",
    "WLOCHY",
    "Niderlandy",
    "Republika Słowacka",
    "Slowakische Republik",
  ],
])("%j asks for no mark", (country) => {
  expect(needsIspmMark(country)).toBe(false);
});

test.each([
  ...[
    "UK",
    "Great Britain",
    "Wielka Brytania",
    "USA",
    "Stany Zjednoczone",
    "CN",
    "中国",
    "Україна",
    "Tuerkei",
  ],
  ...["somewhere", "D", "", "-", "()", "Germany and China", "China (DE)", "China - Germany"],
])("%j asks for the mark", (country) => {
  expect(needsIspmMark(country)).toBe(true);
});
