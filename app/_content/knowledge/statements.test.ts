import { isDay } from "../validity";
import { agedStatements, allStatements, type Statement, tenseDays } from "./statements";
import { catalogOf } from "../../../scripts/messages/catalog";
import { plainText } from "../../_i18n/plain-text";
import { locales } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { glossary, termId, terms } from "./glossary";

const statement: Statement = {
  checked: "2026-11-25",
  readAgainOn: "2026-12-30",
  sources: [{ name: "example", address: "https://example.org/" }],
};

test.each([
  ["2026-12-29T22:59:59Z", false],
  ["2026-12-29T23:00:00Z", true],
  ["2031-06-01T00:00:00Z", true],
])("at %s, which in Poland is before the day or from it on, the statement is due: %s", (now, isDue) => {
  const found = agedStatements(new Date(now), { rule: statement });
  expect(found).toHaveLength(isDue ? 1 : 0);
  if (isDue) expect(found[0]?.text).toMatch(/2026-11-25.*2026-12-30.*https:\/\/example\.org\//);
});

test("every statement was read on a past day, is read again later, and names an authority", () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { checked, readAgainOn, sources, newest } of Object.values(allStatements)) {
    expect([checked, readAgainOn].every(isDay)).toBe(true);
    expect(checked <= today && checked < readAgainOn).toBe(true);
    // A page must not name a document that is younger than its reading.
    if (newest) expect(newest.day <= checked).toBe(true);
    expect(sources.length).toBeGreaterThan(0);
    for (const { address } of sources) expect(new URL(address).protocol).toBe("https:");
  }
});

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

/** Texts that name a later day and are right before and after it. */
const timeless: readonly string[] = ["knowledge.law.ppwr.p3"];

test("a text that names a day after the last reading of the law changes its tense then, or is timeless", () => {
  const read = Object.values(allStatements).map(({ checked }) => checked);
  const last = read.toSorted().at(-1) ?? "";
  const daysIn = (text: string) =>
    [...text.matchAll(/\d{1,2} [A-Z][a-z]{2,} \d{4}|(?<![\d/] ?)20\d\d(?![\d/]| (mm|kg))/g)].map(([day]) =>
      new Date(`${day} UTC`).toISOString().slice(0, 10),
    );
  const found = [...catalogOf("en")].filter(([, text]) => daysIn(plainText(text)).some((day) => day > last));
  expect(found.map(([key]) => key).sort()).toEqual([...Object.keys(tenseDays), ...timeless].sort());
});
