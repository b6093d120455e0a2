import { existsSync } from "node:fs";
import { load } from "cheerio";

import { testFolder } from "../../islands/build/test-folder";
import { editPage, isPage, redirectPage, writeRedirectPages } from "./site";

const folder = testFolder();

test.each([
  ["index.html", true],
  ["de/index.html", true],
  ["robots.txt", false],
  ["google0123456789abcdef.html", false],
  ["BingSiteAuth.xml", false],
])("%s is a page: %s", (file, page) => {
  folder.write("google0123456789abcdef.html");
  expect(isPage(file, folder.path)).toBe(page);
});

test.each(["google.html", "proof.html"])("%s in public/ is no page, and is named with what helps", (file) => {
  folder.write(file);
  expect(() => isPage(file, folder.path)).toThrow(/is not a page of the site\. A search engine's proof/);
});

test.each(["new.wasm", "de/notes.txt", "worker.js"])(
  "%s stops the build: the table of files does not know it",
  (file) => {
    expect(() => isPage(file, folder.path)).toThrow(`${file} has no known file type`);
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

const canonical = "https://www.example.com/folder/de/new/";
const target = `<!doctype html><html lang="de"><head><title>Q &amp; A “x” – L&lt;S</title>
<link rel="canonical" href="${canonical}"></head><body><svg><title>No</title></svg></body></html>`;

test("a page where another one was goes on at once and by a link, is not found itself, and may load nothing", () => {
  const html = redirectPage(target);
  const $ = load(html);
  expect($("html").attr("lang")).toBe("de");
  expect($("title").text()).toBe("Q & A “x” – L<S");
  expect($('meta[http-equiv="refresh"]').attr("content")).toBe("0; url=/folder/de/new/");
  expect($("a").attr("href")).toBe("/folder/de/new/");
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($('link[rel="canonical"]').attr("href")).toBe(canonical);
  expect(html).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none';/);
  expect($("script, style, [style], img, iframe, form")).toHaveLength(0);
});

test.each([
  ["/de/a/b/", "/de/new/", ""],
  ["/de/new/", "/de/new/", "/de/new/ is a page"],
  ["/de/old/", "/de/none/", "/de/old/ redirects to /de/none/, which is not a page"],
])("from %s to %s a page is left, unless the build ends with: %s", (from, to, finding) => {
  folder.write("de/new/index.html", target);
  const write = () => writeRedirectPages([{ locale: "de", from, to }], folder.path);
  if (finding) expect(write).toThrow(finding);
  else write();
  expect(existsSync(folder.at("de/a/b/index.html"))).toBe(!finding);
  expect(existsSync(folder.at("de/old/index.html"))).toBe(false);
});
