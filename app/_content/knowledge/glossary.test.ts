import { locales } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { glossary, termId, terms } from "./glossary";

test("every term is in one group of the page, and an anchor is valid in an address and belongs to one term", () => {
  for (const group of glossary) expect(group.terms.length).toBeGreaterThan(1);
  expect(glossary.flatMap((group) => group.terms)).toEqual(terms);
  expect(terms.toSorted()).toEqual(Object.keys(testCatalog("pl").knowledge.glossary.terms).toSorted());
  const ids = terms.map(termId);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  expect(new Set(ids).size).toBe(terms.length);
  expect(termId("forkOpening")).toBe("fork-opening");
});

test.each(locales)("in %s every definition is a sentence, and no two terms have one name", (locale) => {
  const entries = Object.values(testCatalog(locale).knowledge.glossary.terms);
  for (const { definition } of entries) expect(definition).toMatch(/^[\p{Lu}\d].*\.$/u);
  const names = entries.map(({ term }) => term);
  expect(names).toEqual([...new Set(names)]);
});
