/** @jest-environment node */
import { literalOf, withLiteral } from "./files";
import { catalogs } from "./temporary-project";

test("a literal is found as it is written", () => {
  expect(literalOf("pl.json", catalogs.pl, "b.hello")).toBe('"Dzień dobry,\\u00a0{name}"');
  expect(literalOf("pl.json", catalogs.pl, "a.1")).toBe('"Koniec i\u00a0kropka"');
});

test.each(Object.entries(catalogs))("%s: another literal changes nothing else", (file, source) => {
  const changed = withLiteral(file, source, "a.2", '"x"');
  expect(changed).toBe(source.replace(literalOf(file, source, "a.2"), '"x"'));
  expect(withLiteral(file, changed, "a.2", literalOf(file, source, "a.2"))).toBe(source);
});

test.each([
  ["a.3", 'pl.json has no text "a.3":'],
  ["a", 'pl.json has no text "a":'],
  ["a.2.x", 'pl.json has no text "a.2.x":'],
])("no text %s", (key, sentence) => {
  expect(() => literalOf("pl.json", catalogs.pl, key)).toThrow(sentence);
});

test("a file that is no catalog is named with the place", () => {
  expect(() => literalOf("pl.json", '{\n  "a": \n}', "a")).toThrow(/^pl\.json:3/);
});
