import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { dropUnused, pageStyles, splitStyles, writeOutConstants } from "./styles";

let exported: string;

beforeEach(() => {
  exported = mkdtempSync(path.join(tmpdir(), "styles-"));
});
afterEach(() => rmSync(exported, { recursive: true }));

const layers = "@layer reset,tokens,base;";

/** The styles of a page that links these sheets. */
function stylesOf(sheets: readonly string[], basePath = ""): string {
  const addresses = sheets.map((css, index) => {
    writeFileSync(path.join(exported, `${index}.css`), css);
    return `${basePath}/${index}.css`;
  });
  return pageStyles("index.html", addresses, {
    exported,
    basePath,
    layers: ["reset", "tokens"],
    mentioned: (name) => name !== "gone",
  });
}

test("the sheets become one, in their order, with only what the page can use", () => {
  expect(stylesOf([layers, ".a{color:red}.gone{color:red}", ".b{color:red}"])).toBe(
    `${layers}.a,.b{color:red}`,
  );
});

test("addresses of our files lie below the base path; data stays data", () => {
  const css = `${layers}.a{background:url("/icons/a.svg"),url("data:,x")}`;
  const styles = stylesOf([css], "/some/folder");
  expect(styles).toContain("url(/some/folder/icons/a.svg)");
  expect(styles).toContain("url(data:,x)");
});

test.each(["https://x.example/a.png", "a.png", "/_next/static/media/a.png"])(
  "styles that need %s stop the build",
  (address) => {
    expect(() => stylesOf([`${layers}.a{background:url("${address}")}`])).toThrow(
      `index.html: the styles need "${address}", which is not a file of public/`,
    );
  },
);

test.each([".a{color:red}", "@layer tokens,reset;.a{color:red}", `.a{color:red}${layers}`])(
  "styles that do not begin with the order of the layers stop the build: %s",
  (css) => {
    expect(() => stylesOf([css])).toThrow("index.html: the styles do not begin with the order of the layers");
  },
);

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

test("unused custom properties go, and then those that only they used", () => {
  const css = ":root{--a:1px;--b:var(--a);--c:var(--b);--d:2px}p{width:var(--d)}";
  expect(left(css)).toBe(":root{--d:2px}p{width:var(--d)}");
});

test("keyframes that are played stay, though a class of their name is nowhere", () => {
  expect(left("@keyframes gone{to{opacity:0}}.used{animation:1s gone}.gone{color:red}")).toContain(
    "@keyframes gone",
  );
});

test("unused keyframes go", () => {
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

test.each([
  ["one that never changes", ":root{--a:1px}p{width:var(--a)}", ":root{--a:1px}p{width:1px}"],
  [
    "one that is built from such",
    ":root{--a:1px;--b:calc(var(--a)*2)}p{width:var(--b)}",
    ":root{--a:1px;--b:calc(1px*2)}p{width:calc(1px*2)}",
  ],
  [
    "one in a cascade layer",
    "@layer tokens{:root{--a:1px}}p{width:var(--a)}",
    "@layer tokens{:root{--a:1px}}p{width:1px}",
  ],
])("a custom property is written out: %s", (_, css, written) => {
  expect(writeOutConstants(css)).toBe(written);
});

test.each([
  ["that another rule defines again", ":root{--a:1px}.dark{--a:2px}p{width:var(--a)}"],
  ["that changes under a condition", ":root{--a:1px}@media print{:root{--a:2px}}p{width:var(--a)}"],
  ["that an element defines for itself", ".card{--a:1px}p{width:var(--a)}"],
  ["that is built from one which changes", ":root{--a:1px;--b:var(--a)}.dark{--a:2px}p{width:var(--b)}"],
  ["that holds an address", ":root{--a:url(data:image/svg+xml;a)}p{mask:var(--a)}"],
])("a custom property stays one %s", (_, css) => {
  expect(writeOutConstants(css)).toBe(css);
});

/** Both parts of a style sheet on a page whose first view has the class `top`. */
const split = (css: string) => splitStyles(css, (name) => name === "top");

test.each([
  ["p{color:red}", "no class"],
  [".top{color:red}", "a class of the first view"],
  [".top:not(.low) p{color:red}", "a class that an element must not have"],
  [".top:has(.low){color:red}", "what may come to be inside"],
  [":is(.top,.low) p{color:red}", "one of several classes"],
  [".top,.low{color:red}", "one of two selectors"],
  ["@layer a,b;", "the order of layers"],
  ["@font-face{font-family:A;src:url(/a.woff2)}", "a font"],
  ["@view-transition{navigation:auto}", "a rule without selectors"],
])("%s is in the first part: %s", (css) => {
  expect(split(css).first).toBe(css);
});

test.each([
  [".low{color:red}", "a class of what is below only"],
  [".top .low{color:red}", "both classes"],
  [":where(.low,.lower) p{color:red}", "none of the classes in the first view"],
  ["@media print{.low{color:red}}", "in a media query"],
  ["@layer a{.low{color:red}}", "in a layer"],
  ["@container wrap (width>=20rem){.low{color:red}}", "in a container query"],
  ["@supports (display:grid){.low{color:red}}", "under a condition"],
])("%s is in the rest: %s", (css) => {
  expect(split(css).rest).toBe(css);
  expect(split(css).first).not.toContain(".low");
});

test("what is under one condition is split, in its order", () => {
  expect(split("@media screen{.low{top:0}.top{top:1px}.lower{top:2px}}")).toEqual({
    first: "@media screen{.top{top:1px}}",
    rest: "@media screen{.low{top:0}.lower{top:2px}}",
  });
});

test("a class is not taken for an animation because a query before it names one", () => {
  const css =
    "@supports (animation-timeline:view()){.top{top:0}.low{animation:1s fall}}@keyframes fall{to{opacity:0}}";
  expect(split(css).first).toBe("@supports (animation-timeline:view()){.top{top:0}}");
});

test("custom properties and keyframes are in the part that uses them, those of both in the first", () => {
  const css =
    ":root{--a:1px;--b:2px;--c:3px;color:red}.top{width:var(--a);height:var(--c);animation:1s rise}" +
    ".low{width:var(--b);height:var(--c);animation:1s fall,1s rise}" +
    "@keyframes rise{to{opacity:0}}@keyframes fall{to{opacity:0}}";
  expect(split(css)).toEqual({
    first:
      ":root{--a:1px;--c:3px;color:red}.top{width:var(--a);height:var(--c);animation:1s rise}@keyframes rise{to{opacity:0}}",
    rest: ":root{--b:2px}.low{width:var(--b);height:var(--c);animation:1s fall,1s rise}@keyframes fall{to{opacity:0}}",
  });
});
