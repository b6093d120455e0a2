/**
 * What every built page states for search engines and link previews: its head, and its alternate pages in the
 * sitemap.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { pageAt } from "../../../app/_content/pages";
import { defaultLocale, languages, locales } from "../../../app/_i18n/languages";
import { type SitemapPage, sitemapPages } from "../../../scripts/built/sitemap";
import { builtFile, type BuiltPage, builtPage, withFault } from "../../support/built-pages";

/**
 * How many characters a search result shows of a page's title and of its description, at least and at the most (R81): less
 * says too little, more is cut off.
 */
const headLengths = {
  title: { least: 10, most: 60 },
  description: { least: 120, most: 155 },
} as const;

const entries = sitemapPages();
const home = builtPage("/");
const [homeEntry] = entries as [SitemapPage];

/** What a page says of itself to those who do not look at it. */
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

const fits = (texts: readonly (string | undefined)[], { least, most }: { least: number; most: number }) =>
  texts.length === 1 && (texts[0]?.length ?? 0) >= least && (texts[0]?.length ?? 0) <= most;

/** What is wrong with the head of a page, one line for each part. */
function headFindings(page: BuiltPage, { url, locale, alternates }: SitemapPage): string[] {
  const head = readHead(page);
  const { tag, region } = languages[locale];
  const { "og:image": picture = "", ...properties } = head.properties;
  const [title, description] = [head.titles[0], head.descriptions[0]];
  const parts: Record<string, readonly [found: unknown, expected: unknown]> = {
    language: [head.language, tag],
    title: [fits(head.titles, headLengths.title), true],
    description: [fits(head.descriptions, headLengths.description), true],
    canonical: [head.canonicals, [url]],
    hreflang: [head.alternates, alternates],
    "hreflang of the sitemap": [
      Object.keys(alternates),
      [...locales.map((each) => languages[each].tag), "x-default"],
    ],
    "own hreflang": [alternates[tag], url],
    "x-default": [alternates["x-default"], alternates[languages[defaultLocale].tag]],
    // Version, and the commit in a clone.
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
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:type": pageAt(page.path)?.page.route === "article" ? "article" : "website",
    "og:locale": region.replace("-", "_"),
    "og:image:width": "1200",
    "og:image:height": "630",
    // The only one of its kind: the rest is read from Open Graph.
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

/** What is wrong with a share picture: it has to be a PNG of 1200 × 630 pixels and less than 150,000 bytes. */
function pictureFindings(address: string): string[] {
  const file = URL.canParse(address) ? builtFile(new URL(address).pathname) : undefined;
  if (!file) return [`${address} is no file`];
  const bytes = readFileSync(file);
  if (bytes.subarray(1, 4).toString() !== "PNG") return [`${address} is no PNG`];
  // Width and height stand at a fixed place in every PNG (its first chunk, IHDR).
  const size = `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
  return [
    ...(size === "1200 × 630" ? [] : [`${address} is ${size} pixels`]),
    ...(bytes.length < 150_000 ? [] : [`${address} is ${bytes.length} bytes`]),
  ];
}

/** Values that should differ on all pages, and do not. */
function repeated(values: readonly (readonly [path: string, value: string | undefined])[]): string[] {
  const seen = new Map<string | undefined, string>();
  return values.flatMap(([path, value]) => {
    const other = seen.get(value);
    seen.set(value, path);
    return other === undefined ? [] : [`${path} and ${other}: ${value}`];
  });
}

test("every page has its whole head", () => {
  expect(entries.flatMap((entry) => headFindings(builtPage(entry.path), entry))).toEqual([]);
});

test.each([
  ["canonical", '<link rel="canonical" href="', '<link rel="canonical" href="http://other.example'],
  ["hreflang", /<link rel="alternate" hreflang="de"[^>]*>/i, ""],
  ["title", /<title>.*?<\/title>/, "<title>x</title>"],
  ["description", /<meta name="description"[^>]*>/, ""],
  ["language", '<html lang="pl"', '<html lang="de"'],
  ["share picture", /(?<=property="og:image" content=")[^"]*/, "http://localhost/none.png"],
  ["og:url", /(?<=property="og:url" content=")[^"]*/, "http://localhost/"],
  ["robots", /<meta name="robots"[^>]*>/, ""],
])("a head with a wrong %s is found", (part, found, fault) => {
  expect(headFindings(withFault(home, found, fault), homeEntry).join("\n")).toContain(`/: ${part}: `);
});

test("no two pages share a title, a description or a picture", () => {
  const heads = entries.map(({ path }) => [path, readHead(builtPage(path))] as const);
  expect(repeated(heads.map(([path, { titles }]) => [path, titles[0]]))).toEqual([]);
  expect(repeated(heads.map(([path, { descriptions }]) => [path, descriptions[0]]))).toEqual([]);
  expect(repeated(heads.map(([path, { properties }]) => [path, properties["og:image"]]))).toEqual([]);
  expect(
    repeated([
      ["/", "x"],
      ["/de/", "y"],
      ["/en/", "x"],
    ]),
  ).toEqual(["/en/ and /: x"]);
});

/** Pages of a sitemap whose alternate pages do not name the same alternates. */
function alternateFindings(pages: readonly SitemapPage[]): string[] {
  const known = new Map(pages.map((page) => [page.url, page.alternates]));
  return pages.flatMap(({ path, alternates }) =>
    Object.values(alternates)
      .filter((alternate) => !isDeepStrictEqual(known.get(alternate), alternates))
      .map((alternate) => `${path}: ${alternate} names other alternates`),
  );
}

test("the sitemap states of every alternate page what it states of the page", () => {
  expect(alternateFindings(entries)).toEqual([]);
  const lost = entries.map((entry) => (entry === homeEntry ? { ...entry, alternates: {} } : entry));
  expect(alternateFindings(lost)).not.toEqual([]);
});
