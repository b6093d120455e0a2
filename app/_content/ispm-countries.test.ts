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

const noMark = {
  "EU plant health law applies in Northern Ireland": `
    Northern Ireland; Nordirland; Irlandia Północna; Irlandia Polnocna; IRLANDIA PÓŁNOCNA; GB-NIR; XI;
    Northern Ireland (UK); Northern Ireland, United Kingdom; UK – Northern Ireland; U.K. (Nordirland);
    Nordirland (Vereinigtes Königreich); Irlandia Północna, Zjednoczone Królestwo; Ireland / Northern Ireland;
    Nordirland, Vereinigtes Koenigreich`,
  "a country without the mark": `
    Germany; Niemcy; Deutschland; DE; de; Österreich; Osterreich; OESTERREICH; CH; Czech Republic; Holland;
    \u200eLitwa; IRELAND; EL; Deutschland (DE); DE – Germany; DE - Germany; Daenemark; Lotwa; WLOCHY;  Polska `,
};

const mark = {
  "it is, or may be, more than Northern Ireland": `
    Northern Ireland and Great Britain; Northern Ireland / Great Britain; Northern Ireland, England;
    United Kingdom of Great Britain and Northern Ireland; UK (without Northern Ireland); U.K.;
    Wielka Brytania (bez Irlandii Północnej); Irlandia Północna / Wielka Brytania; Ireland, UK;
    Great Britain (not Northern Ireland); NI; Nicaragua; GB; Vereinigtes Königreich; Szkocja`,
  "another country, or none": `
    UK; Great Britain; Wielka Brytania; USA; Stany Zjednoczone; CN; 中国; Україна; Tuerkei; somewhere; D; -; ();
    Germany and China; China (DE); China - Germany;`,
};

const rows = [noMark, mark].flatMap((reasons) =>
  Object.entries(reasons).map(([reason, list]) => [reason, reasons === mark, list.split(/;\s?/)] as const),
);

test.each(rows)("%s: the mark is needed: %s", (_, isNeeded, typed) => {
  expect(typed.length).toBeGreaterThan(10);
  for (const country of typed.map((each) => each.replace(/^\s*\n\s*/, "")))
    expect([country, needsIspmMark(country)]).toEqual([country, isNeeded]);
});
