import { existsSync } from "node:fs";
import { load } from "cheerio";

import { testFolder } from "../../islands/build/test-folder";
import { editPage, isPage, licences, redirectPage, writeRedirectPages } from "./site";

const folder = testFolder();

test.each([
  ["index.html", true],
  ["de/index.html", true],
  ["robots.txt", false],
  ["google0123456789abcdef.html", false],
])("%s is a page: %s", (file, page) => {
  folder.write("google0123456789abcdef.html");
  expect(isPage(file, folder.path)).toBe(page);
});

test.each([
  ["proof.html", /is not a page of the site\. A search engine's proof/],
  ["new.wasm", "No entry of `fileRules` in scripts/built/file-types.ts matches new.wasm"],
])("%s in public/ stops the build with a remedy", (file, message) => {
  folder.write(file);
  expect(() => isPage(file, folder.path)).toThrow(message);
});

test("a head states the version, and has the analytics script if it is set", () => {
  const analytics = {
    src: "/stats/script.js",
    attributes: { "website-id": "4f2", domains: "www.palety.pl" },
  };
  const [without, counted] = [undefined, analytics].map((each) => {
    const $ = load('<head><meta name="viewport"><title>x</title></head>');
    editPage($, "1.2.3 0123abcd", each);
    return $("head").html();
  });
  expect(without).toBe(
    '<meta name="viewport"><meta name="generator" content="1.2.3 0123abcd"><title>x</title>',
  );
  expect(counted).toBe(
    `${without}<script src="/stats/script.js" defer="" data-website-id="4f2" data-domains="www.palety.pl"></script>`,
  );
});

const canonical = "https://www.example.com/folder/de/new/";
const target = `<!doctype html><html lang="de"><head><title>Q &amp; A “x” – L&lt;S</title>
<link rel="canonical" href="${canonical}"></head><body><svg><title>No</title></svg></body></html>`;

test("a redirect page leads on at once and by a link, is not indexed, and may load nothing", () => {
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
])("a redirect page from %s to %s is written, or the build ends with: %s", (from, to, finding) => {
  folder.write("de/new/index.html", target);
  const write = () => writeRedirectPages([{ locale: "de", from, to }], folder.path);
  if (finding) expect(write).toThrow(finding);
  else write();
  expect(existsSync(folder.at("de/a/b/index.html"))).toBe(!finding);
  expect(existsSync(folder.at("de/old/index.html"))).toBe(false);
});

function madePackage(name: string, license?: string, text?: string): string {
  folder.write(`${name}/package.json`, JSON.stringify({ name, version: "1.2.3", license }));
  if (text) folder.write(`${name}/LICENSE`, text);
  return name;
}

test("each package is listed with version, licence and its text", () => {
  const list = licences(folder.path, [
    madePackage("one", "MIT", "First text"),
    madePackage("two", "ISC", "Second text"),
  ]);
  expect(list).toMatch(/^one 1\.2\.3 \(MIT\)\s+First text[\s-]+two 1\.2\.3 \(ISC\)\s+Second text\s+$/);
});

test.each([
  ["copyleft", "GPL-3.0-only", "Text", "GPL-3.0-only"],
  ["unnamed", undefined, "Text", "none"],
  ["textless", "MIT", undefined, "no file"],
])("a package that can't be shipped is refused: %s", (name, license, text, says) => {
  expect(() => licences(folder.path, [madePackage(name, license, text)])).toThrow(says);
});
