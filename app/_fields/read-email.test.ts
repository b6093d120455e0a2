/** @jest-environment node */
import { readEmail } from "./read-text";

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
