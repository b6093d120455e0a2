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
  ...["Germany", "Niemcy", "Deutschland", "DE", "de", " Polska ", "Austria", "Österreich", "Osterreich"],
  ...[
    "Switzerland",
    "Szwajcaria",
    "Schweiz",
    "Suisse",
    "CH",
    "Czechia",
    "Czech Republic",
    "Česko",
    "Holland",
  ],
  ...["Německo", "Німеччина", "Ελλάδα", "Magyarország", "\u200eLitwa", "IRELAND"],
  ...["DEU", "EL", "Deutschland (DE)", "DE – Germany", "Bundesrepublik Deutschland"],
])("%j asks for no mark", (country) => {
  expect(needsIspmMark(country)).toBe(false);
});

test.each([
  ...[
    "GB",
    "UK",
    "Great Britain",
    "Wielka Brytania",
    "US",
    "USA",
    "Stany Zjednoczone",
    "China",
    "CN",
    "中国",
  ],
  ...[
    "Ukraine",
    "Ukraina",
    "Україна",
    "Norway",
    "Turkey",
    "somewhere",
    "D",
    "",
    "Germany and China",
    "China (DE)",
    "()",
  ],
])("%j asks for the mark", (country) => {
  expect(needsIspmMark(country)).toBe(true);
});
