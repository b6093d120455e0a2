import { agedStatements, allStatements, type Statement } from "./statements";

const statement: Statement = {
  checked: "2024-02-29",
  sources: [{ name: "example", address: "https://example.org/" }],
};

test.each([
  ["the day itself", "2024-02-29T12:00:00Z", false],
  ["a day before it was checked: a clock that is wrong", "2023-01-01T00:00:00Z", false],
  ["eleven months later", "2025-01-29T00:00:00Z", false],
  ["twelve months later, and no 29 February", "2025-03-01T00:00:00Z", false],
  ["a second more", "2025-03-01T00:00:01Z", true],
  ["years later", "2031-06-01T00:00:00Z", true],
])("%s", (_, now, aged) => {
  const found = agedStatements(new Date(now), { rule: statement });
  expect(found).toHaveLength(aged ? 1 : 0);
  if (aged) expect(found[0]).toMatch(/^"rule" .*2024-02-29.*https:\/\/example\.org\//);
});

test.each([
  ["2024-08-29T00:00:00Z", false],
  ["2024-08-29T00:00:01Z", true],
])("a statement that changes often is valid for six months: %s", (now, aged) => {
  const found = agedStatements(new Date(now), { rule: { ...statement, changesOften: true } });
  expect(found).toHaveLength(aged ? 1 : 0);
});

test("only statements that are too old are listed", () => {
  const all = { old: { ...statement, checked: "2020-01-01" }, rule: statement } as const;
  expect(agedStatements(new Date("2024-03-01"), all)).toEqual([expect.stringContaining('"old"')]);
});

test("every statement has a real day that has passed, and an authority to contact", () => {
  for (const { checked, sources } of Object.values(allStatements)) {
    expect(new Date(checked).toISOString()).toContain(checked);
    expect(sources.length).toBeGreaterThan(0);
    for (const { address } of sources) expect(new URL(address).protocol).toBe("https:");
  }
});
