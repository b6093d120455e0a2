/** @jest-environment node */
import { dropUnused } from "./unused-styles";

const onThePage = new Set(["used", "open"]);

/** What is left of a style sheet on a page that has the classes `used` and `open`. */
const left = (css: string) => dropUnused(css, (name) => onThePage.has(name));

test.each([
  [".used{color:red}", "a class of the page"],
  ["p{color:red}", "no class"],
  [".used.open>p{color:red}", "classes of the page only"],
  [".used,.gone{color:red}", "one of two selectors"],
  [".used:not(.gone){color:red}", "a class the element must not have"],
  [".used:has(.gone){color:red}", "what may be inside is not looked at"],
  [":is(.gone,.used) p{color:red}", "one of several classes"],
])("%s stays: %s", (css) => {
  expect(left(css)).toBe(css);
});

test.each([
  [".gone{color:red}", "no such class"],
  [".used .gone{color:red}", "nothing inside can have it"],
  [".used.gone{color:red}", "it would need both"],
  [":is(.gone,.lost) p{color:red}", "none of the classes"],
  [".gone{color:red;.used{color:#00f}}", "with what is nested in it"],
])("%s goes: %s", (css) => {
  expect(left(css)).toBe("");
});

test("a media query without any rule left goes with them", () => {
  expect(left("@media print{.gone{color:red}}p{color:red}")).toBe("p{color:red}");
});

test("rules nested in one that stays are looked at one by one", () => {
  expect(left(".used{color:red;.gone{color:#00f}&.open{color:#0f0}}")).toBe(
    ".used{color:red;&.open{color:#0f0}}",
  );
});

test("custom properties nobody asks for go, and then those that only they asked for", () => {
  const css = ":root{--a:1px;--b:var(--a);--c:var(--b);--d:2px}p{width:var(--d)}";
  expect(left(css)).toBe(":root{--d:2px}p{width:var(--d)}");
});

test("keyframes that are played stay, though a class of their name is nowhere", () => {
  expect(left("@keyframes gone{to{opacity:0}}.used{animation:1s gone}.gone{color:red}")).toContain(
    "@keyframes gone",
  );
});

test("keyframes nobody plays go", () => {
  const css = "@keyframes played{to{opacity:0}}@keyframes forgotten{to{opacity:0}}p{animation:1s played}";
  expect(left(css)).toContain("@keyframes played");
  expect(left(css)).not.toContain("forgotten");
});

test("keyframes go in spite of the likeness of a name", () => {
  const css =
    "@keyframes boards{to{opacity:0}}@keyframes lay-boards{to{opacity:0}}p{animation:1s both lay-boards}";
  expect(left(css)).toContain("@keyframes lay-boards");
  expect(left(css)).not.toContain("@keyframes boards");
});
