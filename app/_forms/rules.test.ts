import { consented, email, filled, free } from "./rules";

const problemIn = (schema: typeof filled | typeof email | typeof consented | typeof free, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** An address with so many characters before the @ and in all. */
function address(beforeAt: number, total: number): string {
  const domain = total - beforeAt - 1;
  const labels = "d".repeat(domain).replace(/(.{60})./g, "$1.");
  return `${"n".repeat(beforeAt)}@${labels}`;
}

describe("a field that must be filled", () => {
  test.each(["", " ", "\t\r\n", "\u00a0", undefined])("refuses %j", (value) => {
    expect(problemIn(filled, value)).toBe("fieldRequired");
  });

  test.each(["0", " a ", "not an address", "👩‍🏭"])("takes %j", (value) => {
    expect(problemIn(filled, value)).toBeUndefined();
  });
});

describe("the consent", () => {
  test.each([false, undefined, "on"])("is not given by %j", (value) => {
    expect(problemIn(consented, value)).toBe("consentRequired");
  });

  test("is given by a tick", () => {
    expect(problemIn(consented, true)).toBeUndefined();
  });
});

describe("an e-mail address", () => {
  test.each(["", "   "])("is missing in %j", (value) => {
    expect(problemIn(email, value)).toBe("fieldRequired");
  });

  test.each(["anna", "@firma.example", "anna@", "anna nowak@firma.example", "a@b@c.example", "a@-b.example"])(
    "is misspelt in %j",
    (value) => {
      expect(problemIn(email, value)).toBe("emailInvalid");
    },
  );

  test.each(["anna@firma.example", "a.b+c@d-e.example", "anna@intranet", " anna@firma.example "])(
    "stands in %j",
    (value) => {
      expect(problemIn(email, value)).toBeUndefined();
    },
  );

  test.each([
    [64, 254, undefined],
    [65, 254, "emailTooLong"],
    [64, 255, "emailTooLong"],
    [1, 254, undefined],
    [1, 255, "emailTooLong"],
  ])("with %i characters before the @ and %i in all", (beforeAt, total, problem) => {
    const value = address(beforeAt, total);
    expect(value).toHaveLength(total);
    expect(problemIn(email, value)).toBe(problem);
  });
});

test("a free field takes anything", () => {
  expect(problemIn(free, "")).toBeUndefined();
  expect(problemIn(free, "about 5")).toBeUndefined();
});
