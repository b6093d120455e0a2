import { readCatalog, readMessage } from "./catalog";

const read = (json: string) => [...readCatalog("de.json", json)];

test("texts are found by their dotted keys, in the order of the file", () => {
  const tree = { nav: { home: "Start", call: "Anruf" }, foot: "©" };
  expect(read(`${JSON.stringify(tree, null, 2)}\n`)).toEqual([
    ["nav.home", "Start"],
    ["nav.call", "Anruf"],
    ["foot", "©"],
  ]);
});

test.each([
  ["a comma too many", '{\n  "a": "x",\n}\n', "de.json:3: not valid JSON: "],
  ["a comma that is missing", '{\n  "a": "x"\n  "b": "y"\n}\n', "de.json:3: not valid JSON: "],
  ["a cut file", '{\n  "a": "x",\n  "b', "de.json:3: not valid JSON: "],
  ["nothing", "", "de.json:1: not valid JSON: "],
  ["a key that stands there twice", '{\n  "a": "x",\n  "a": "y"\n}\n', 'from this line on: "a": "x",'],
  ["another format", '{ "a": "x" }\n', "npx oxfmt messages"],
  ["a value that is no text", '{\n  "a": 1\n}\n', '"a" is not a text'],
])("%s is refused by the name of the file", (_, json, says) => {
  expect(() => read(json)).toThrow(says);
  expect(() => read(json)).toThrow(/^de\.json:/);
});

test("placeholders and tags are listed once, in their order", () => {
  expect(readMessage("{name}: {count, number} von {name}, <a>{name}</a>").parts).toEqual([
    "{name}",
    "{count}",
    "<a>",
  ]);
});

test("plural forms are no placeholders, but may contain some", () => {
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
