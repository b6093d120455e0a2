/**
 * What every built page says to search engines, previews of links and other machines: its head, its twins in the sitemap, and
 * structured data that says nothing a visitor does not read.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { news } from "../../app/_content/news";
import { pageAt } from "../../app/_content/pages";
import { defaultLocale, languages, locales } from "../../app/_i18n/languages";
import type { Description } from "../../app/_i18n/page-row";
import { routes } from "../../app/_i18n/routes";
import { headLengths } from "../../scripts/built/head-lengths";
import { type SitemapPage, sitemapPages } from "../../scripts/built/sitemap";
import { plain, textsOf } from "../support/read";
import { shippedFile, type ShippedPage, shippedPage, withFault } from "../support/shipped";

const entries = sitemapPages();
const home = shippedPage("/");
const [homeEntry] = entries as [SitemapPage];

/** What a page says of itself to those who do not look at it. */
function readHead({ document: $ }: ShippedPage) {
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
    twins: Object.fromEntries(
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
function headFindings(page: ShippedPage, { url, locale, twins }: SitemapPage): string[] {
  const head = readHead(page);
  const { tag, region } = languages[locale];
  const { "og:image": picture = "", ...properties } = head.properties;
  const [title, description] = [head.titles[0], head.descriptions[0]];
  const parts: Record<string, readonly [found: unknown, expected: unknown]> = {
    language: [head.language, tag],
    title: [fits(head.titles, headLengths.title), true],
    description: [fits(head.descriptions, headLengths.description), true],
    canonical: [head.canonicals, [url]],
    hreflang: [head.twins, twins],
    "hreflang of the sitemap": [
      Object.keys(twins),
      [...locales.map((each) => languages[each].tag), "x-default"],
    ],
    "own hreflang": [twins[tag], url],
    "x-default": [twins["x-default"], twins[languages[defaultLocale].tag]],
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
    "og:type": "website",
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
  const file = URL.canParse(address) ? shippedFile(new URL(address).pathname) : undefined;
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

type Node = { [key: string]: unknown };

/** Properties whose words a visitor has to find on the page, too. */
const shown = new Set(
  "name headline description telephone email streetAddress postalCode addressLocality contactType value".split(
    " ",
  ),
);

/** Every property in the data, however deep. */
function* properties(value: unknown): Generator<[key: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [key, inner];
    yield* properties(inner);
  }
}

/** What a page has to tell besides its trail. */
const expected: Readonly<Record<Description, readonly string[]>> = {
  company: ["LocalBusiness", "WebSite"],
  catalogue: ["ItemList"],
  product: ["Product"],
  blocks: ["Product"],
  news: news.map(() => "NewsArticle"),
  contact: ["ContactPage"],
  glossary: ["DefinedTermSet"],
  nothing: [],
};

/** What is wrong with the structured data of a page. */
function dataFindings({ path, url, document: $ }: ShippedPage): string[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  const found: string[] = [];
  if (scripts.length !== 1) return [`${path}: ${scripts.length} blocks of structured data`];
  let data: { "@context"?: unknown; "@graph": Node[] };
  try {
    data = JSON.parse($(scripts[0]).text()) as typeof data;
  } catch (error) {
    return [`${path}: structured data is no JSON: ${(error as Error).message}`];
  }
  if (data["@context"] !== "https://schema.org") found.push("its context is not schema.org");
  const { trail: isBelow, describes } = routes[pageAt(path)?.page.route ?? "home"];
  const types = data["@graph"].map((node) => node["@type"]);
  const wanted = [...(isBelow ? ["BreadcrumbList"] : []), ...expected[describes]];
  if (!isDeepStrictEqual(types, wanted)) found.push(`it describes ${types.join()}, not ${wanted.join()}`);

  const body = $("body").clone();
  body.find("script, style").remove();
  const text = plain(body.text());
  for (const [key, value] of properties(data["@graph"])) {
    if (shown.has(key) && typeof value === "string" && !text.includes(plain(value)))
      found.push(`${key} "${value}" is not on the page`);
    if (key === "datePublished" && $(`time[datetime="${String(value)}"]`).length !== 1)
      found.push(`the day ${String(value)} is not on the page`);
    if (/offer|price|rating|review/i.test(key)) found.push(`it says ${key}`);
  }
  const trail = data["@graph"].find((node) => node["@type"] === "BreadcrumbList");
  if (trail) {
    const steps = trail.itemListElement as { name: string; item: string }[];
    const names = textsOf($, $(".breadcrumb li"));
    if (
      !isDeepStrictEqual(
        names,
        steps.map(({ name }) => plain(name)),
      )
    )
      found.push("its trail is not the page's");
    if (steps.at(-1)?.item !== url) found.push("its trail does not end at the page");
  }
  return found.map((each) => `${path}: structured data: ${each}`);
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
  expect(entries.flatMap((entry) => headFindings(shippedPage(entry.path), entry))).toEqual([]);
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
  const heads = entries.map(({ path }) => [path, readHead(shippedPage(path))] as const);
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

/** Pages of a sitemap whose twins do not name the same twins. */
function twinFindings(pages: readonly SitemapPage[]): string[] {
  const known = new Map(pages.map((page) => [page.url, page.twins]));
  return pages.flatMap(({ path, twins }) =>
    Object.values(twins)
      .filter((twin) => !isDeepStrictEqual(known.get(twin), twins))
      .map((twin) => `${path}: ${twin} names other twins`),
  );
}

test("the sitemap says of every twin what it says of the page", () => {
  expect(twinFindings(entries)).toEqual([]);
  const lost = entries.map((entry) => (entry === homeEntry ? { ...entry, twins: {} } : entry));
  expect(twinFindings(lost)).not.toEqual([]);
});

test("every page of the sitemap tells machines what it tells visitors", () => {
  expect(entries.flatMap(({ path }) => dataFindings(shippedPage(path)))).toEqual([]);
});

test("structured data that cannot be read, or says what the page does not, is found", () => {
  const start = '<script type="application/ld+json">';
  expect(dataFindings(withFault(home, start, `${start},`)).join()).toContain("is no JSON");
  expect(dataFindings(withFault(home, start, "<script>")).join()).toContain("0 blocks");
  const said = dataFindings(withFault(home, /"telephone":"[^"]*"/, '"telephone":"none","price":2'));
  expect(said).toEqual([
    '/: structured data: telephone "none" is not on the page',
    "/: structured data: it says price",
  ]);
});
