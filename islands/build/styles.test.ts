import { pageStyles, splitStyles } from "./styles";
import { testFolder } from "./test-folder";

const exported = testFolder();

const layers = "@layer reset,tokens,base;";

/** Returns the styles of a page that links these sheets and has every class except two. */
function stylesOf(sheets: readonly string[], basePath = ""): string {
  const addresses = sheets.map((css, index) => {
    exported.write(`${index}.css`, css);
    return `${basePath}/${index}.css`;
  });
  return pageStyles(
    "index.html",
    addresses,
    { exported: exported.path, basePath },
    (name) => !/gone|lost/.test(name),
  );
}

test("the sheets become one, in their order", () => {
  expect(stylesOf([layers, ".a{color:red}", ".b{color:red}"])).toBe(`${layers}.a,.b{color:red}`);
});

test("addresses of own files lie below the base path; data URLs are unchanged", () => {
  const css = `${layers}.a{background:url("/icons/a.svg"),url("data:,x")}`;
  expect(stylesOf([css], "/some/folder")).toMatch(/url\(\/some\/folder\/icons\/a\.svg\),url\(data:,x\)/);
});

test.each(["https://x.example/a.png", "a.png", "/_next/static/media/a.png"])(
  "styles that need %s stop the build",
  (address) => {
    expect(() => stylesOf([`${layers}.a{background:url("${address}")}`])).toThrow(
      `index.html: the styles need "${address}", which is not a file of public/`,
    );
  },
);

test.each([".a{color:red}", "@layer base{.a{color:red}}", `.a{color:red}${layers}`])(
  "styles that do not begin with the order of the layers stop the build: %s",
  (css) => {
    expect(() => stylesOf([css])).toThrow("index.html: the styles do not begin with the order of the layers");
  },
);

/** Returns the part of these rules that a page keeps. */
const left = (css: string) => stylesOf([layers + css]).slice(layers.length);

test.each([
  ["p{color:red}", "no class"],
  [".a.b>p{color:red}", "classes of the page only"],
  [".a,.gone{color:red}", "one of two selectors"],
  [".a:not(.gone){color:red}", "a class that an element must not have"],
  [".a:has(.gone){color:red}", "what may come to be inside"],
  [":is(.gone,.a) p{color:red}", "one of several classes"],
  ["@keyframes gone{to{opacity:0}}", "no rule for elements"],
])("%s stays: %s", (css) => {
  expect(left(css)).toBe(css);
});

test.each([
  [".gone{color:red}", "no such class"],
  [".a .gone{color:red}", "nothing inside can have it"],
  [".a.gone{color:red}", "it would need both"],
  [":is(.gone,.lost) p{color:red}", "none of the classes"],
  [".gone{color:red;.a{color:#00f}}", "with what is nested in it"],
  ["@media print{.gone{color:red}}", "with what holds it alone"],
  [":root{--a:1px;--b:var(--a);--c:var(--b)}", "nothing refers to it, or only what goes"],
])("%s goes: %s", (css) => {
  expect(left(css)).toBe("");
});

/** Splits a style sheet for a page whose first view has the class `top`. */
const split = (css: string) => splitStyles(css, (name) => name === "top");

test.each([
  ["p{color:red}", "no class"],
  [".top:not(.low) p{color:red}", "a class of the first view"],
  [".top,.low{color:red}", "one of two selectors"],
  ["@layer a,b;", "the order of layers"],
  ['@font-face{font-family:A;src:url(/a.woff2)format("woff2")}', "a font"],
  ["@keyframes fall{to{opacity:0}}", "what is played"],
  ["@page{margin:1cm}", "a rule for paper"],
])("%s is in the first part: %s", (css) => {
  expect(split(css)).toEqual({ first: css, rest: "" });
});

test.each([
  [".top .low{color:red}", "both classes"],
  [":where(.low,.lower) p{color:red}", "none of the classes in the first view"],
  ["@layer a{.low{color:red}}", "in a layer"],
  ["@container wrap (width>=20rem){.low{color:red}}", "in a container query"],
])("%s is in the rest: %s", (css) => {
  expect(split(css).rest).toBe(css);
  expect(split(css).first).not.toContain(".low");
});

test("a custom property that only the rest uses moves there; others stay in the first part alone", () => {
  expect(
    split(
      ":root{--a:1px;--b:var(--c);--c:2px;--d:3px}p{top:var(--a)}.top{--d:4px}.low{top:var(--a);left:var(--b);right:var(--d)}",
    ),
  ).toEqual({
    first: ":root{--a:1px}p{top:var(--a)}",
    rest: ":root{--b:var(--c);--c:2px;--d:3px}.top{--d:4px}.low{top:var(--a);left:var(--b);right:var(--d)}",
  });
});

test("what happens under a pointer is in the rest", () => {
  expect(split("@media (hover:hover){.top:hover{color:red}}.top:hover,.top{top:0}")).toEqual({
    first: ".top:hover,.top{top:0}",
    rest: "@media (hover:hover){.top:hover{color:red}}",
  });
});

test("rules in one condition are split in their order", () => {
  expect(split("@media screen{.low{top:0}.top{top:1px}.lower{top:2px}}@media print{.top{top:0}}")).toEqual({
    first: "@media screen{.top{top:1px}}@media print{.top{top:0}}",
    rest: "@media screen{.low{top:0}.lower{top:2px}}",
  });
});
