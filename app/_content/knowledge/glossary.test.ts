import { locales } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { termId, terms } from "./glossary";

const entries = (locale: (typeof locales)[number]) => testCatalog(locale).knowledge.glossary.terms;

test("the page has every term of the catalogs, and every definition is a sentence", () => {
  expect([...terms].sort()).toEqual(Object.keys(entries("pl")).sort());
  for (const { definition } of locales.flatMap((locale) => Object.values(entries(locale))))
    expect(definition).toMatch(/^[\p{Lu}\d].*\.$/u);
});

test("no term stands in two groups, and no two have one name", () => {
  expect(new Set(terms).size).toBe(terms.length);
  for (const locale of locales) {
    const names = Object.values(entries(locale)).map(({ term }) => term);
    expect(names).toEqual([...new Set(names)]);
  }
});

test("an anchor is valid in an address and belongs to one term", () => {
  const ids = terms.map(termId);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  expect(new Set(ids).size).toBe(terms.length);
  expect(termId("forkOpening")).toBe("fork-opening");
});
