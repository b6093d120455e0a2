/** @jest-environment node */
import {
  fieldText,
  isBlank,
  longest,
  readCountry,
  readEmail,
  readPostcode,
  visibleLine,
  visibleText,
} from "./read-text";

test.each([
  "",
  " \n",
  "\u200b",
  "\u2060",
  "\u00ad",
  "\ufeff\u00a0",
  "\u3164\u115f",
  "\ufe0f",
  "\u2800",
  "\u0000",
])("%j shows nothing, and is an empty text for every reader", (text) => {
  expect([isBlank(text), visibleText(text), visibleLine(text)]).toEqual([true, "", ""]);
  for (const read of [fieldText, readPostcode, readCountry]) expect(read(text)).toBeUndefined();
});

test("a text without the invisible characters in it", () => {
  expect(visibleText("a\u00ad\u00a0\n b")).toBe("a b");
  expect(visibleLine("👩‍🏭\u200b x")).toBe("👩‍🏭 x");
});

test.each([
  "62-800",
  "62–800",
  "DE\u00a010115",
  "10115 Berlin (Mitte)",
  "GB LS1 4AP",
  "79000, Львів",
  "\u200b62-800",
])("%j is a postcode", (text) => {
  expect(readPostcode(text)).toBe(visibleText(text));
});

test("a vertical bar, which separates fields in a message, is replaced", () => {
  expect(readPostcode("62-800 | Kalisz")).toBe("62-800 / Kalisz");
});

test.each(["", "?", "-- --", "1".repeat(longest.field + 1)])("%j is no postcode", (text) => {
  expect(readPostcode(text)).toBeUndefined();
});

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test.each(["pl", "de", "en", "cs", "uk"])(
  "every country's name in %s is taken, as browsers fill it in",
  (language) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    const all = letters.flatMap((first) => letters.map((second) => names.of(first + second))).filter(Boolean);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((name) => readCountry(name as string) !== visibleText(name as string))).toEqual([]);
  },
);

test.each(["DE", "Bosnia & Herzegovina", "Côte d’Ivoire", "Côte d'Ivoire", "\u200eNiemcy", "中国"])(
  "%j is a country",
  (text) => {
    expect(readCountry(text)).toBe(visibleText(text));
  },
);

test.each(["", "10115", "DE 10115", "<b>", "=1+1", "x".repeat(longest.field + 1)])(
  "%j is no country",
  (text) => {
    expect(readCountry(text)).toBeUndefined();
  },
);

test.each([
  "Anna <anna@firma.example>",
  '"anna@firma.example" <anna@firma.example>',
  "mailto:anna@firma.example",
  "MAILTO:anna@firma.example?subject=Palety",
  "anna@firma.example <mailto:anna@firma.example>",
  "anna@firma.example;",
  "anna@firma.example.",
  "\u200eanna@\u200bfirma.example\u00a0",
])("an e-mail address is taken alone from %j", (text) => {
  expect(readEmail(text)).toBe("anna@firma.example");
});

test.each([
  ["info@müller.de", "info@xn--mller-kva.de"],
  ["kontakt@łódź.pl", "kontakt@xn--d-uga0v4h.pl"],
  ["a?b/c'd@firma.example", "a?b/c'd@firma.example"],
])("the e-mail address %s is sent as %s", (text, sent) => {
  expect(readEmail(text)).toBe(sent);
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
])("an e-mail address is not guessed from %j", (text) => {
  expect(readEmail(text)).toBe(text);
});
