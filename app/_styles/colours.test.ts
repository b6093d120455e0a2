import { colour } from "./colours";

test("a colour of the tokens is found by its name", () => {
  expect(colour("forest-900")).toMatch(/^#[0-9a-f]{6}$/);
  expect(colour("forest-900")).not.toBe(colour("paper-100"));
});

test.each(["forest-901", "surface", "size-m"])("%s is no raw colour, and that is reported", (name) => {
  expect(() => colour(name)).toThrow(name);
});
