import { splitStyles } from "./split-styles";
import { pageStyles } from "./styles";
import { testFolder } from "./test-folder";

const exported = testFolder();

const layers = "@layer reset,tokens,base;";

/** Returns the styles of a page that links these sheets and has every class except two. Its script reads `--lines`. */
function stylesOf(sheets: readonly string[], basePath = ""): string {
  const addresses = sheets.map((css, index) => {
    exported.write(`${index}.css`, css);
    return `${basePath}/${index}.css`;
  });
  return pageStyles(
    "index.html",
    addresses,
    { exported: exported.path, basePath, constants: { "--site": '"https://site.example"' } },
    (name) => !/gone|lost/.test(name),
    new Set(["--lines"]),
  );
}

test("a custom property that only the build knows has its value", () => {
  expect(stylesOf([layers, "a::after{content:var(--site) attr(href)}"])).toBe(
    `${layers}a:after{content:"https://site.example" attr(href)}`,
  );
});

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
  [".a:not(:has(.gone)){color:red}", "what an element must not hold"],
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
  [".a:has(.gone){color:red}", "nothing inside can have it"],
  [".gone{color:red;.a{color:#00f}}", "with what is nested in it"],
  ["@media print{.gone{color:red}}", "with what holds it alone"],
  [":root{--a:1px;--b:var(--a);--c:var(--b)}", "nothing refers to it, or only what goes"],
])("%s goes: %s", (css) => {
  expect(left(css)).toBe("");
});

test.each([
  [":root{--a:1px;--b:var(--a)}p{top:var(--b)}", "p{top:1px}", "constants become their values"],
  [
    "@layer t{:root{--a:1px}}p{top:var(--a,2px)}",
    "@layer t{:root{--0:1px}}p{top:var(--0,2px)}",
    "not beside a fallback",
  ],
  [
    ":root{--a:1px}.a{--a:2px}p{top:var(--a)}",
    ":root{--0:1px}.a{--0:2px}p{top:var(--0)}",
    "not with two values",
  ],
  [".a{--a:1px}p{top:var(--a)}", ".a{--0:1px}p{top:var(--0)}", "not for other elements than the root"],
  [
    "@media print{:root{--a:1px}}p{top:var(--a)}",
    "@media print{:root{--0:1px}}p{top:var(--0)}",
    "not on a condition",
  ],
  [
    ":root,.a{--a:1px}:root{--b:var(--a)}p{top:var(--b)}",
    ":root,.a{--0:1px}:root{--1:var(--0)}p{top:var(--1)}",
    "not from a value that elements change",
  ],
  [
    ":root{--lines:1}p{order:var(--lines)}",
    ":root{--lines:1}p{order:var(--lines)}",
    "not if a script reads them",
  ],
  [
    ".a--b{view-timeline:--b}p{animation-timeline:--b}",
    ".a--b{view-timeline:--0}p{animation-timeline:--0}",
    "timelines are shortened",
  ],
])("%s becomes %s: %s", (css, result) => {
  expect(left(css)).toBe(result);
});

/** Splits a style sheet for a page that has the classes `top`, in its first view, `low` and `lower`. */
const split = (css: string) =>
  splitStyles(
    css,
    (name) => name === "top",
    (name) => ["top", "low", "lower"].includes(name),
  );

test.each([
  ["p{color:red}", "no class"],
  [".top:not(.low) p{color:red}", "a class of the first view"],
  [".top,.low{color:red}", "one of two selectors"],
  [".top:has(.low){color:red}", "a class that an element below has"],
  [".top:is(:hover,.top){color:red}", "without an action, too"],
  ["[data-lines]{color:red}", "an attribute that is no answer to an action"],
  ["@layer a,b;", "the order of layers"],
  ['@font-face{font-family:A;src:url(/a.woff2)format("woff2")}', "a font"],
  [".top{animation:1s fall}@keyframes fall{to{opacity:0}}", "what is played"],
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

test("what follows a visitor's action is in the rest", () => {
  expect(
    split("@media (hover:hover){.top:hover{color:red}}.top:hover,.top{top:0}.top:popover-open{top:1px}"),
  ).toEqual({
    first: ".top:hover,.top{top:0}",
    rest: "@media (hover:hover){.top:hover{color:red}}.top:popover-open{top:1px}",
  });
});

test.each([
  [".top[aria-invalid=true]{color:red}", "a fault is shown after an attempt"],
  [".top :is(:focus,[data-added]){color:red}", "each of the selectors is an answer"],
  [".top:has(.sent){color:red}", "a script draws what it looks for"],
])("what no page shows before an action is in the rest: %s: %s", (css) => {
  expect(split(css)).toEqual({ first: "", rest: css });
});

test("keyframes that only the rest plays move there", () => {
  const fall = "@keyframes fall{to{opacity:0}}";
  expect(split(`.low{animation:1s fall}${fall}`)).toEqual({
    first: "",
    rest: `.low{animation:1s fall}${fall}`,
  });
  expect(split(`.top,.low{animation:1s fall}${fall}`).rest).toBe("");
});

test("rules in one condition are split in their order", () => {
  expect(split("@media screen{.low{top:0}.top{top:1px}.lower{top:2px}}.top{left:0}")).toEqual({
    first: "@media screen{.top{top:1px}}.top{left:0}",
    rest: "@media screen{.low{top:0}.lower{top:2px}}",
  });
});

test("rules for paper are in the rest; those for screens and paper are split", () => {
  expect(split("@media print{*,.top{top:0}}.top{left:0}@media screen,print{.top{top:1px}}")).toEqual({
    first: ".top{left:0}@media screen,print{.top{top:1px}}",
    rest: "@media print{*,.top{top:0}}",
  });
});
