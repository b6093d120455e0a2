/** Tests the metadata of every page for search engines and link previews. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { pageAt } from "../../../app/_content/pages";
import { languages } from "../../../app/_i18n/languages";
import {
  type SitemapPage,
  sitemapPages,
  builtFile,
  type BuiltPage,
  builtPage,
  withFault,
} from "../../support/built-pages";

const entries = sitemapPages();
const home = builtPage("/");
const [homeEntry] = entries as [SitemapPage];

function readHead({ document: $ }: BuiltPage) {
  const all = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute));
  return {
    language: $("html").attr("lang"),
    titles: $("head > title")
      .toArray()
      .map((title) => $(title).text()),
    descriptions: all('meta[name="description"]', "content"),
    canonicals: all('link[rel="canonical"]', "href"),
    alternates: Object.fromEntries(
      $("link[rel=alternate][hreflang]")
        .toArray()
        .map((link) => [$(link).attr("hreflang"), $(link).attr("href")]),
    ),
    headings: $("h1").length,
    robots: all('meta[name="robots"]', "content"),
    generators: all('meta[name="generator"]', "content"),
    properties: Object.fromEntries(
      $('meta[property^="og:"], meta[name^="twitter:"]')
        .toArray()
        .map((meta) => [$(meta).attr("property") ?? $(meta).attr("name") ?? "", $(meta).attr("content")]),
    ),
    manifests: all('link[rel="manifest"]', "href").length,
    icons: all('link[rel="icon"], link[rel="apple-touch-icon"]', "type"),
    colours: all('meta[name="theme-color"]', "content").length,
    feeds: all('link[type="application/atom+xml"]', "href"),
  };
}

/** Returns one line for each wrong part of a page's head. */
function headFindings(page: BuiltPage, { url, locale, alternates }: SitemapPage): string[] {
  const head = readHead(page);
  const { tag, region } = languages[locale];
  const { "og:image": picture = "", ...properties } = head.properties;
  const parts: Record<string, readonly [found: unknown, expected: unknown]> = {
    language: [head.language, tag],
    title: [head.titles, [properties["og:title"]]],
    description: [head.descriptions, [properties["og:description"]]],
    headings: [head.headings, 1],
    canonical: [head.canonicals, [url]],
    hreflang: [head.alternates, alternates],
    // The version, followed by the commit in a clone.
    generator: [head.generators.map((each) => /^\d+\.\d+\.\d+( [0-9a-f]{12}\+?)?$/.test(each ?? "")), [true]],
    // The tested build is a preview.
    robots: [head.robots, ["noindex, nofollow"]],
    manifest: [head.manifests, 1],
    icons: [head.icons, ["image/x-icon", "image/svg+xml", "image/png"]],
    "theme colour": [head.colours, 1],
    feed: [head.feeds, [`${new URL(url).origin}/feed/${locale}.xml`]],
    "share picture": [pictureFindings(picture), []],
  };
  const shared = {
    "og:url": url,
    "og:type": pageAt(page.path)?.page.route === "article" ? "article" : "website",
    "og:locale": region.replace("-", "_"),
    "og:image:width": "1200",
    "og:image:height": "630",
    // All other Twitter metadata falls back to Open Graph.
    "twitter:card": "summary_large_image",
  };
  for (const [name, value] of Object.entries(shared)) parts[name] = [properties[name], value];
  return Object.entries(parts)
    .filter(([, [found, expected]]) => !isDeepStrictEqual(found, expected))
    .map(
      ([part, [found, expected]]) =>
        `${page.path}: ${part}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
    );
}

/** Checks a share picture: a PNG of 1200 × 630 pixels and less than 150,000 bytes. */
function pictureFindings(address: string): string[] {
  const file = URL.canParse(address) ? builtFile(new URL(address).pathname) : undefined;
  if (!file) return [`${address} is no file`];
  const bytes = readFileSync(file);
  if (bytes.subarray(1, 4).toString() !== "PNG") return [`${address} is no PNG`];
  // Offsets of width and height in every PNG (first chunk, IHDR).
  const size = `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
  return [
    ...(size === "1200 × 630" ? [] : [`${address} is ${size} pixels`]),
    ...(bytes.length < 150_000 ? [] : [`${address} is ${bytes.length} bytes`]),
  ];
}

test("every page has its whole head", () => {
  expect(entries.flatMap((entry) => headFindings(builtPage(entry.path), entry))).toEqual([]);
});

test.each([
  ["hreflang", /<link rel="alternate" hreflang="de"[^>]*>/i, ""],
  ["title", /<title>.*?<\/title>/, "<title>x</title>"],
  ["share picture", /(?<=property="og:image" content=")[^"]*/, "http://localhost/none.png"],
  ["og:url", /(?<=property="og:url" content=")[^"]*/, "http://localhost/"],
])("a head with a wrong %s is found", (part, found, fault) => {
  expect(headFindings(withFault(home, found, fault), homeEntry).join("\n")).toContain(`/: ${part}: `);
});
