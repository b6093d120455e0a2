import { readCatalog, readMessage } from "./catalog";

const read = (...lines: string[]) => readCatalog("de.json", lines.join("\n"));

test("texts are found by their dotted keys, in the order of the file, with their lines", () => {
  expect([...read("{", '"nav": {', '"home": "Start",', '"call": "Anruf"', "},", '"foot": "©"', "}")]).toEqual(
    [
      ["nav.home", { text: "Start", line: 3, range: [19, 26] }],
      ["nav.call", { text: "Anruf", line: 4, range: [36, 43] }],
      ["foot", { text: "©", line: 6, range: [55, 58] }],
    ],
  );
});

test("what is no text has none", () => {
  expect(read('{ "list": ["a"], "number": 1 }').get("list")).toMatchObject({ text: undefined, line: 1 });
});

test.each([
  ["a comma is missing", ["{", '  "a": "x"', '  "b": "y"', "}"], 3, 3],
  ["a comma is too much", ["{", '  "a": "x",', "}"], 3, 1],
  ["a quotation mark is missing at the end", ["{", '  "a": "x,', '  "b": "y"', "}"], 2, 11],
  ["a quotation mark is missing in front", ["{", '  "a": x",', '  "b": "y"', "}"], 2, 11],
  ["a text has a tab in it", ["{", '  "a": "x\ty"', "}"], 2, 10],
  ["there is a comment", ["{", "  // Start", '  "a": "x"', "}"], 2, 3],
  ["it ends too early", ["{", '  "a": "x"'], 2, undefined],
  ["there is nothing", [""], 1, 1],
])("%s: the file, the line and the column are named", (_, lines, line, column) => {
  expect(() => read(...lines)).toThrow(
    new RegExp(`^de\\.json:${line}:${column ?? "\\d+"}: not valid JSON: `),
  );
});

test("a key that stands there twice is named: the first text would be lost without a word", () => {
  expect(() => read("{", '"nav": {', '"home": "Start",', '"home": "Anfang"', "}", "}")).toThrow(
    'de.json:4:1: duplicate key "nav.home" (first in line 3): remove one.',
  );
});

test("a catalog must be an object", () => {
  expect(() => read('["Start"]')).toThrow("de.json:1:1: a catalog must be an object");
});

test("placeholders and tags are listed once, in their order", () => {
  expect(readMessage("{name}: {count, number} von {name}, <a>{name}</a>").parts).toEqual([
    "{name}",
    "{count}",
    "<a>",
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
