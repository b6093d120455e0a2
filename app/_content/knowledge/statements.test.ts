import { isDay } from "../validity/day";
import { agedStatements, allStatements, type Statement } from "./statements";

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
