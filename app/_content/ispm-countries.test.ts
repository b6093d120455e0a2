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

/**
 * Names of the 28 countries in Polish, German and English, as typed on a keyboard without accents. Countries
 * with an umlaut in German have both spellings.
 */
const typedPlain = {
  pl: [
    ...["Austria", "Belgia", "Bulgaria", "Chorwacja", "Cypr", "Czechy", "Dania", "Estonia", "Finlandia"],
    ...["Francja", "Grecja", "Hiszpania", "Holandia", "Irlandia", "Litwa", "Luksemburg", "Lotwa", "Malta"],
    ...["Niemcy", "Polska", "Portugalia", "Rumunia", "Slowacja", "Slowenia", "Szwajcaria", "Szwecja"],
    ...["Wegry", "Wlochy"],
  ],
  de: [
    ...["Oesterreich", "Osterreich", "Belgien", "Bulgarien", "Kroatien", "Zypern", "Tschechien"],
    ...["Daenemark", "Danemark", "Estland", "Finnland", "Frankreich", "Griechenland", "Spanien"],
    ...["Niederlande", "Irland", "Litauen", "Luxemburg", "Lettland", "Malta", "Deutschland", "Polen"],
    ...["Portugal", "Rumaenien", "Rumanien", "Slowakei", "Slowenien", "Schweiz", "Schweden", "Ungarn"],
    ...["Italien"],
  ],
  en: [
    ...["Austria", "Belgium", "Bulgaria", "Croatia", "Cyprus", "Czechia", "Denmark", "Estonia", "Finland"],
    ...["France", "Greece", "Spain", "Netherlands", "Ireland", "Lithuania", "Luxembourg", "Latvia", "Malta"],
    ...["Germany", "Poland", "Portugal", "Romania", "Slovakia", "Slovenia", "Switzerland", "Sweden"],
    ...["Hungary", "Italy"],
  ],
} as const;

/** German names of these countries that can be typed in two ways without an umlaut. */
const umlauts = { pl: 0, de: 3, en: 0 } as const;

test.each(locales)("each of them is known by its name in %s without accents", (locale) => {
  const typed: readonly string[] = typedPlain[locale];
  expect(new Set(typed).size).toBe(28 + umlauts[locale]);
  expect(typed.filter((name) => /[^A-Za-z]/.test(name) || needsIspmMark(name))).toEqual([]);
  expect(typed.map((name) => name.toUpperCase()).filter(needsIspmMark)).toEqual([]);
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
  ...["Germany", "Niemcy", "Deutschland", "DE", "de", " Polska ", "Österreich", "Osterreich", "Suisse", "CH"],
  ...["Czech Republic", "Česko", "Holland", "Німеччина", "Ελλάδα", "Magyarország", "\u200eLitwa", "IRELAND"],
  ...["DEU", "EL", "Deutschland (DE)", "DE – Germany", "DE - Germany", "Bundesrepublik Deutschland"],
  ...["Niderlandy", "Republika Słowacka", "Slowakische Republik"],
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
