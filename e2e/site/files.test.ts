/**
 * Tests the built files that are not pages: no unknown files; manifest, icons, llms.txt, days of
 * change; no traces of the editor.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { company } from "../../app/_content/company/company";
import { isDay } from "../../app/_content/validity/day";
import { defaultLocale, languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { filesBelow } from "../../islands/build/files";
import { contentType, fileType } from "../../scripts/built/hosting";
import { sitemapPages, builtFile, builtPage, builtPages } from "../support/built-pages";
import { markersIn, withMarkers } from "../../scripts/editor/key-markers";

const pages = builtPages();
const home = builtPage("/");
const { origin } = new URL(home.url);
const files = filesBelow("out");

const read = (file: string) => readFileSync(join("out", file), "utf8");

/** Returns the built file of an absolute or relative address of this site; undefined if no file exists. */
function fileAt(address: string): string | undefined {
  const url = new URL(address, home.url);
  return url.origin === origin ? builtFile(url.pathname) : undefined;
}

test("every file has a known type, and every page is in the sitemap", () => {
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) fileType(file);

  const known = new Set(pages.map(({ path: at }) => at.slice(1).replace(/(^|\/)$/, "$1index.html")));
  expect(files.filter((file) => file.endsWith(".html") && !known.has(file))).toEqual([]);
});

test("the name of every props file, style sheet and file of drawings follows its content", () => {
  const named = files.filter((file) => /^assets\/(props|css|drawings)\//.test(file));
  expect(named.length).toBeGreaterThan(10);
  const misnamed = named.filter((file) => {
    const digest = createHash("sha256").update(read(file)).digest("hex");
    return !digest.startsWith(/([0-9a-f]+)\.\w+$/.exec(file)?.[1] ?? "-");
  });
  expect(misnamed).toEqual([]);
});

test("nothing of the editor is built into the site", () => {
  const hasTrace = (text: string) => /__edit|SITE_EDITOR/.test(text) || markersIn(text).length > 0;
  expect(files.filter((file) => hasTrace(read(file)))).toEqual([]);
  expect([hasTrace(withMarkers({ a: "planted" }).a), hasTrace('fetch("/__edit/")')]).toEqual([true, true]);
});

test("the manifest leads to the site and to icons of the sizes it names", () => {
  const manifest = JSON.parse(read("manifest.webmanifest")) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({
    start_url: "/",
    scope: "/",
    short_name: company.name,
    lang: languages[defaultLocale].tag,
  });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes, type } of manifest.icons) {
    const file = fileAt(src) ?? "";
    expect([src, contentType(file)]).toEqual([src, type]);
    const bytes = readFileSync(file);
    // Offsets of width and height in every PNG (first chunk, IHDR).
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test("llms.txt names every page, datasheet and contact card", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${company.name}\\n\\n> \\S.*\\n\\n\\S`));
  const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url = ""]) => url);
  expect(
    sitemapPages()
      .map(({ url }) => url)
      .filter((url) => !links.includes(url)),
  ).toEqual([]);
  const papers = files.filter((file) => /^papers\/.*\.(pdf|vcf)$/.test(file));
  expect(papers.length).toBeGreaterThan(locales.length);
  expect(links).toEqual(expect.arrayContaining(papers.map((file) => `${origin}/${file}`)));
});

test("the sitemap and the structured data of a page state one day of its last change", () => {
  const sitemap = read("sitemap.xml");
  const stated = sitemapPages().filter(({ url, path: at }) => {
    const entry = sitemap.split("<url>").find((each) => each.includes(`<loc>${url}</loc>`)) ?? "";
    const [, day = ""] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
    expect([url, isDay(day)]).toEqual([url, true]);
    const [, modified] = /"dateModified":"(.*?)"/.exec(builtPage(at).html) ?? [];
    if (modified) expect([url, modified]).toEqual([url, day]);
    return modified;
  });
  const named = stated.map(({ path: at }) => at);
  for (const route of ["knowledge", "marks", "ispm", "glossary", "privacy"] as const)
    expect(named).toContain(path("en", route));
});
