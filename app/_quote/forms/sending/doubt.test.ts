import { isDoubtful, quickest } from "./doubt";

test.each([
  ["a person", 5000, 5000 + quickest, "", false],
  ["a program that types", 5000, 4999 + quickest, "", true],
  ["a program that sets values without input", 0, quickest - 1, "", true],
  ["a visitor who returns and sends the draft", 0, 60_000, "", false],
  ["a slow program that fills in every field", 5000, 60_000, "https://spam.example", true],
])("a form is doubtful or not: %s", (_, begun, now, trap, expected) => {
  expect(isDoubtful(begun, now, trap)).toBe(expected);
});
