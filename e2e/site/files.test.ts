/**
 * Built files beside the pages: each is one that the site is meant to consist of; robots.txt, manifest, icons, feeds, llms.txt
 * and security.txt; pages at former addresses; and nothing of the editor.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { company } from "../../app/_content/company/company";
import { catalogue, contactCard, datasheet, download } from "../../app/_content/downloads";
import { news as articles } from "../../app/_content/news";
import { products } from "../../app/_content/products";
import { redirectPaths } from "../../app/_content/redirects";
import { defaultLocale, languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { contentType, fileType, placeOf } from "../../scripts/built/file-types";
import { filesBelow } from "../../islands/build/files";
import { sitemapPages } from "../../scripts/built/sitemap";
import { t } from "../support/catalog";
import { plain } from "../support/read";
import { errorPath, builtFile, builtPage, builtPages } from "../support/built-pages";

const pages = builtPages();
const home = builtPage("/");
const { origin } = new URL(home.url);
const files = filesBelow("out");

/** A file of the site as text. */
const read = (file: string) => readFileSync(join("out", file), "utf8");

/** The file that an absolute or relative address of this site leads to; undefined for none. */
function fileAt(address: string): string | undefined {
  const url = new URL(address, home.url);
  return url.origin === origin ? builtFile(url.pathname) : undefined;
}

test("every file is one that the site is meant to consist of, and every page is in the sitemap", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !placeOf(file) || !fileType(file))).toEqual([]);
  expect(() => fileType("assets/js/planted.js")).toThrow("planted.js");

  const former = redirectPaths().map(({ from }) => `${from.slice(1)}index.html`);
  const known = new Set([
    ...pages.map(({ path: at }) => at.slice(1).replace(/(^|\/)$/, "$1index.html")),
    ...former,
  ]);
  expect(files.filter((file) => file.endsWith(".html") && !known.has(file))).toEqual([]);
});

test("robots.txt disallows a preview for all robots", () => {
  expect(read("robots.txt").trim()).toBe("User-Agent: *\nDisallow: /");
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
    // Width and height stand at a fixed place in every PNG (its first chunk, IHDR).
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test("every icon that a page names is of the type it names", () => {
  const icons = home.document('link[rel="icon"], link[rel="apple-touch-icon"]').toArray();
  const types = icons.map(({ attribs }) => contentType(fileAt(attribs.href ?? "") ?? "")?.split(";")[0]);
  expect(types).toEqual(icons.map(({ attribs }) => attribs.type));
  expect(types.length).toBe(3);
});

/** What is wrong with the feed of a language. */
function feedFindings(locale: (typeof locales)[number], xml: string): string[] {
  const $ = load(xml, { xml: true });
  const { document } = builtPage(path(locale, "news"));
  const entries = $("feed > entry").toArray();
  const found: string[] = [];
  const self = $('feed > link[rel="self"]').attr("href");
  if (self !== document('link[type="application/atom+xml"]').attr("href"))
    found.push(`it calls itself ${self}`);
  if (entries.length !== articles.length) found.push(`${entries.length} of ${articles.length} articles`);
  for (const entry of entries) {
    const title = plain($(entry).children("title").text());
    const address = $(entry).children("link").attr("href") ?? "";
    const page = pages.find(({ url }) => url === address);
    if (!title || plain(page?.document("article h1").text() ?? "") !== title)
      found.push(`"${title}" is not the article at ${address}`);
  }
  return found;
}

test("every feed leads to its articles", () => {
  for (const locale of locales) {
    const xml = read(`feed/${locale}.xml`);
    expect([locale, feedFindings(locale, xml)]).toEqual([locale, []]);
    expect(feedFindings(locale, xml.replace("<title", "<planted><title"))).not.toEqual([]);
    const planted = xml.replace(
      /(<link rel="alternate" type="text\/html" href="[^"]*?)[\w-]+\/"/,
      '$1planted/"',
    );
    expect(feedFindings(locale, planted)).toHaveLength(1);
  }
});

test("llms.txt names every page, each with an address that is there", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${company.name}\\n\\n> \\S.*\\n\\n\\S`));
  const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url = ""]) => url);
  expect(
    sitemapPages()
      .map(({ url }) => url)
      .filter((url) => !links.includes(url)),
  ).toEqual([]);
  expect(links.filter((url) => !fileAt(url))).toEqual([]);
  // What was made of the downloads; a machine without a browser makes no PDF files.
  for (const locale of locales) {
    const made = [catalogue(locale), contactCard(locale), ...products.map((each) => datasheet(each, locale))];
    const addresses = made.flatMap((name) => download(name)?.href ?? []);
    expect(addresses.length).toBeGreaterThan(0);
    expect(links).toEqual(expect.arrayContaining(addresses.map((address) => origin + address)));
  }
});

test("security.txt names a contact and is not out of date", () => {
  const text = read(".well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test("every former address leads on to its page", () => {
  const wrong = redirectPaths().filter(({ from, to }) => {
    const file = builtFile(from);
    if (!file) return true;
    const $ = load(readFileSync(file, "utf8"));
    const canonical = $('link[rel="canonical"]').attr("href");
    const refresh = $('meta[http-equiv="refresh"]').attr("content");
    return canonical !== builtPage(to).url || refresh !== `0; url=${to}` || $("a").attr("href") !== to;
  });
  expect(wrong).toEqual([]);
});

test("the error document says that a page is not found", () => {
  const { document } = builtPage(errorPath);
  expect(plain(document("h1").text())).toBe(plain(t(defaultLocale, "notFound.heading")));
});
