import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load } from "cheerio";

import { editPage, isPage } from "./site";

let provided: string;

beforeEach(() => {
  provided = mkdtempSync(path.join(tmpdir(), "public-"));
});
afterEach(() => rmSync(provided, { recursive: true }));

test.each([
  ["index.html", true],
  ["de/index.html", true],
  ["robots.txt", false],
  ["google0123456789abcdef.html", false],
  ["BingSiteAuth.xml", false],
])("%s is a page: %s", (file, page) => {
  writeFileSync(path.join(provided, "google0123456789abcdef.html"), "");
  expect(isPage(file, provided)).toBe(page);
});

test.each(["google.html", "proof.html"])("%s in public/ is no page, and is named with what helps", (file) => {
  writeFileSync(path.join(provided, file), "");
  expect(() => isPage(file, provided)).toThrow(/is not a page of the site\. A search engine's proof/);
});

test.each(["new.wasm", "de/notes.txt", "worker.js"])(
  "%s stops the build: the table of files does not know it",
  (file) => {
    expect(() => isPage(file, provided)).toThrow(`${file} has no known file type`);
  },
);

const page = () =>
  load(`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="twitter:card" content="a">
    <meta name="twitter:title" content="b"><link rel="icon" href="/icon.svg?mark" sizes="any">
    <link rel="canonical" href="/?a=1"></head>`);

test("a head loses what only Next has a use for", () => {
  const $ = page();
  editPage($, {});
  expect($("link[rel=icon]").attr()).toEqual({ rel: "icon", href: "/icon.svg" });
  expect($("link[rel=canonical]").attr("href")).toBe("/?a=1");
  expect($('meta[name^="twitter:"]')).toHaveLength(1);
  expect($('meta[name="generator"], script')).toHaveLength(0);
});

test("a head says what the site was built from, and lets a script count visits, where that is set", () => {
  const $ = page();
  editPage($, { generator: "1.2.3 0123abcd", analytics: { src: "/stats/script.js", attributes: {} } });
  expect($('meta[name="generator"]').attr("content")).toBe("1.2.3 0123abcd");
  expect($("script").attr("src")).toBe("/stats/script.js");
});
