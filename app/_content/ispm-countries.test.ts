/** @jest-environment node */
import { needsIspmMark } from "./ispm-countries";

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
