/** @jest-environment node */
import { longest, typedCountry, typedEmail, typedNumber, typedPostcode, visibleText } from "./typed";

const range = [300, 4_000_000] as const;

test.each([
  ["1200", 1200],
  [" 1 200 ", 1200],
  ["1\u00a0000\u202f000", 1_000_000],
  ["\u200b1200\u2060\u200e\ufeff", 1200],
  ["1.000.000", 1_000_000],
  ["1,000,000", 1_000_000],
  ["1'200", 1200],
  ["1’000’000", 1_000_000],
  ["１２００", 1200],
  ["0001200", 1200],
])("%j is the number %d", (typed, number) => {
  expect(typedNumber(typed, range)).toBe(number);
});

test.each([
  "",
  " ",
  "\u200b",
  "-1200",
  "1e3",
  "1.200",
  "1.00.000",
  "1,000.000",
  "12 34",
  "1 0000",
  "1200 mm",
  "10²",
  "299",
  "4000001",
])("%j is never another number", (typed) => {
  expect(typedNumber(typed, range)).toBeUndefined();
});

test("invisible characters are no text", () => {
  expect(visibleText("\u200b \u2060\n")).toBe("");
  expect(visibleText("a\u00ad\u00a0\n b")).toBe("a b");
});

test.each([
  "62-800",
  "62–800",
  "DE\u00a010115",
  "10115 Berlin (Mitte)",
  "GB LS1 4AP",
  "79000, Львів",
  "\u200b62-800",
])("%j is a postcode", (typed) => {
  expect(typedPostcode(typed)).toBe(visibleText(typed));
});

test("a vertical bar, which separates fields in a message, is replaced", () => {
  expect(typedPostcode("62-800 | Kalisz")).toBe("62-800 / Kalisz");
});

test.each(["", "?", "-- --", "1".repeat(longest.field + 1)])("%j is no postcode", (typed) => {
  expect(typedPostcode(typed)).toBeUndefined();
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test.each(["pl", "de", "en", "cs", "uk"])(
  "every country's name in %s is taken, as browsers fill it in",
  (language) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    const all = letters.flatMap((first) => letters.map((second) => names.of(first + second))).filter(Boolean);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((name) => typedCountry(name as string) !== visibleText(name as string))).toEqual([]);
  },
);

test.each(["DE", "Bosnia & Herzegovina", "Côte d’Ivoire", "Côte d'Ivoire", "\u200eNiemcy", "中国"])(
  "%j is a country",
  (typed) => {
    expect(typedCountry(typed)).toBe(visibleText(typed));
  },
);

test.each(["", "10115", "DE 10115", "<b>", "=1+1", "x".repeat(longest.field + 1)])(
  "%j is no country",
  (typed) => {
    expect(typedCountry(typed)).toBeUndefined();
  },
);

describe("an e-mail address", () => {
  test.each([
    "Anna <anna@firma.example>",
    '"anna@firma.example" <anna@firma.example>',
    "mailto:anna@firma.example",
    "MAILTO:anna@firma.example?subject=Palety",
    "anna@firma.example <mailto:anna@firma.example>",
    "anna@firma.example;",
    "anna@firma.example.",
    "\u200eanna@\u200bfirma.example\u00a0",
  ])("is taken alone from %j", (typed) => {
    expect(typedEmail(typed)).toBe("anna@firma.example");
  });

  test.each([
    ["info@müller.de", "info@xn--mller-kva.de"],
    ["kontakt@łódź.pl", "kontakt@xn--d-uga0v4h.pl"],
    ["a?b/c'd@firma.example", "a?b/c'd@firma.example"],
  ])("%s is sent as %s", (typed, sent) => {
    expect(typedEmail(typed)).toBe(sent);
  });

  test.each([
    "",
    "anna",
    "anna nowak@firma.example",
    "a@b.example, c@d.example",
    "Anna <a@b.example>; Jan <c@d.example>",
    "a@b.example <c@d.example>",
    "anna@łódź.pl/x?y",
    "<anna@firma.example",
  ])("is not guessed from %j", (typed) => {
    expect(typedEmail(typed)).toBe(typed);
  });
});
