import { isDay, warsawDay } from "../validity/day";
import { testTranslator } from "../../_i18n/test-translator";
import { agedStatements, allStatements, eudrTense, type Statement } from "./statements";

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

test.each([
  ["pl", "Będzie stosowane od", "Stosuje się je od"],
  ["de", "gilt ab dem", "gilt seit dem"],
  ["en", "applies from", "has applied since"],
] as const)("in %s the tense of the EUDR changes on its day", (locale, before, since) => {
  const t = testTranslator(locale);
  const said = (now: string) => t("knowledge.law.eudr.p2", eudrTense(warsawDay(Date.parse(now))));
  expect(said("2026-12-29T22:59:59Z")).toContain(before);
  for (const now of ["2026-12-29T23:00:00Z", "2027-02-01T00:00:00Z"]) expect(said(now)).toContain(since);
});
