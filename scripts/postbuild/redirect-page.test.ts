import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load } from "cheerio";

import { redirectPage, writeRedirectPages } from "./redirect-page";

const canonical = "https://www.example.com/folder/de/new/";
const target = `<!doctype html><html lang="de"><head><title>Q &amp; A “x” – L&lt;S</title>
<link rel="canonical" href="${canonical}"></head><body><svg><title>No</title></svg></body></html>`;

let out: string;
const fileOf = (address: string) => path.join(out, address, "index.html");

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), "redirects-"));
  mkdirSync(path.join(out, "de/new"), { recursive: true });
  writeFileSync(fileOf("/de/new/"), target);
});

afterEach(() => rmSync(out, { recursive: true }));

test("goes on at once and by a link, is not found itself, and may load nothing", () => {
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

test("is left where a page was", () => {
  writeRedirectPages([{ locale: "de", from: "/de/a/b/", to: "/de/new/" }], out);
  expect(readFileSync(fileOf("/de/a/b/"), "utf8")).toBe(redirectPage(target));
});

test.each([
  ["/de/new/", "/de/new/", "/de/new/ is a page"],
  ["/de/old/", "/de/none/", "/de/old/ redirects to /de/none/, which is not a page"],
])("from %s to %s: the build ends", (from, to, finding) => {
  expect(() => writeRedirectPages([{ locale: "de", from, to }], out)).toThrow(finding);
  expect(existsSync(fileOf("/de/old/"))).toBe(false);
});
