/** @jest-environment node */
import { flatten, placeholders } from "./catalog";
import { catalogFindings, missingFindings, unusedFindings } from "./findings";

const polish = flatten({
  nav: { home: "Start", call: "Zadzwoń: {phone}" },
  footer: { year: "© {year} {company}" },
});

test("a complete translation has no findings, whatever the order of its placeholders", () => {
  const german = flatten({
    nav: { home: "Start", call: "Anrufen: {phone}" },
    footer: { year: "© {company} {year}" },
  });
  expect(catalogFindings("de.json", polish, german)).toEqual([]);
});

test.each([
  [{ nav: { home: "Start" } }, 'de.json: "nav.call" is missing; in Polish it says "Zadzwoń: {phone}".'],
  [{ nav: { home: "  " } }, 'de.json: "nav.home" is empty.'],
  [{ nav: { home: ["Start"] } }, 'de.json: "nav.home" is not a text.'],
  [{ nav: { home: "Start", more: "Mehr" } }, 'de.json: "nav.more" does not exist in Polish.'],
  [
    { nav: { call: "Anrufen: {telefon}" } },
    'de.json: "nav.call" has the placeholders (telefon), but Polish has (phone).',
  ],
])("%j is found", (tree, finding) => {
  expect(catalogFindings("de.json", polish, flatten(tree))).toContain(finding);
});

test("words that no page asks for are named", () => {
  expect(unusedFindings(polish, new Set(["nav.home", "footer.year"]))).toEqual([
    'messages/pl.json: "nav.call" is used by no page.',
  ]);
});

test("words that pages ask for in vain are named; a part of the catalog is asked for whole", () => {
  expect(missingFindings(polish, new Set(["nav", "nav.home", "nav.hom", "meta.title"]))).toEqual([
    'messages/pl.json: "nav.hom" is missing, and pages ask for it.',
    'messages/pl.json: "meta.title" is missing, and pages ask for it.',
  ]);
});

test("placeholders are listed once, sorted", () => {
  expect(placeholders("{name}: {count, number} von {name}")).toEqual(["count", "name"]);
});

test("what a number chooses is no placeholder", () => {
  expect(placeholders("{count, plural, =0 {none} one {# line of {name}} other {# lines}}")).toEqual([
    "count",
    "name",
  ]);
});
