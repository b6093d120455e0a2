/** @jest-environment node */
import { readMessage } from "./message";

test("placeholders and tags are listed once, sorted", () => {
  expect(readMessage("{name}: {count, number} von {name}, <a>{name}</a>").parts).toEqual([
    "<a>",
    "{count}",
    "{name}",
  ]);
});

test("what a number chooses is no placeholder, but may hold one", () => {
  expect(readMessage("{count, plural, =0 {none} one {# line of {name}} other {# lines}}").parts).toEqual([
    "{count}",
    "{name}",
  ]);
});

test.each([
  ["Unclosed {phone", "expect argument closing brace", "{phone"],
  ["{count, plural, one {a}}", "missing other clause", ""],
  ["<a>here", "unclosed tag", "<a>here"],
  ["{count, plurl, other {a}}", "invalid argument type", "plurl, other {a}}"],
  ["a } b {c}", undefined, undefined],
])("%s: %s", (text, problem, at) => {
  const found = readMessage(text).problem;
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(new RegExp(`^${problem}, at "`));
  if (at) expect(found).toContain(`"${at}"`);
});
