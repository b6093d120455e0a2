/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { pageStyles } from "./styles";

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
  return pageStyles("index.html", addresses, { exported, basePath, mentioned: (name) => name !== "gone" });
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
  "styles that ask for %s stop the build",
  (address) => {
    expect(() => stylesOf([`${layers}.a{background:url("${address}")}`])).toThrow(
      `index.html: the styles ask for "${address}", which is not a file of public/.`,
    );
  },
);

test.each([".a{color:red}", "@layer tokens,reset;.a{color:red}", `.a{color:red}${layers}`])(
  "styles that do not begin with the order of the layers stop the build: %s",
  (css) => {
    expect(() => stylesOf([css])).toThrow(
      "index.html: the styles do not begin with the order of the layers.",
    );
  },
);
