/** Tests the metadata of every page for search engines and link previews, and its structured data. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { pageAt } from "../../../app/_content/pages";
import { languages, locales } from "../../../app/_i18n/languages";
import { path as pathOf } from "../../../app/_i18n/paths";
import { plainText } from "../../../app/_i18n/plain-text";
import { routes, traitsOf } from "../../../app/_i18n/routes";
import { builtFile, builtPage, errorPath, sitemapPages } from "../../support/built-pages";
import { linksIn, plain, textsOf } from "../../support/read";
import { rule } from "./rule";

function pictureFindings(address: string): string[] {
  const file = URL.canParse(address) ? builtFile(new URL(address).pathname) : undefined;
  if (!file) return [`${address} is no file`];
  const bytes = readFileSync(file);
  // The head of a frame (SOF0 or SOF2) has height and width.
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  if (bytes.readUInt16BE(0) !== 0xffd8 || frame < 0) return [`${address} is no JPEG`];
  const size = `${bytes.readUInt16BE(frame + 7)} × ${bytes.readUInt16BE(frame + 5)}`;
  return [
    ...(size === "1200 × 630" ? [] : [`${address} is ${size} pixels`]),
    ...(bytes.length < 300_000 ? [] : [`${address} is ${bytes.length} bytes`]),
  ];
}

const ofLength = (text = "", least: number, most: number) =>
  text.length >= least && text.length <= most ? text : `one of these: it has ${text.length}`;

const entries = new Map(sitemapPages().map((entry) => [entry.path, entry]));

rule(
  "every page has its whole head",
  ($, { path }) => {
    if (path === errorPath) return [];
    const entry = entries.get(path);
    const page = pageAt(path)?.page;
    if (!entry || !page) return ["is not in the sitemap"];
    const { url, locale, alternates } = entry;
    const { origin } = new URL(url);
    const { tag, region } = languages[locale];
    const all = (selector: string, attribute: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).attr(attribute));
    const named = (selector: string, name: string, value: string) =>
      Object.fromEntries(
        $(selector)
          .toArray()
          .map((each) => [$(each).attr(name) ?? "", $(each).attr(value)]),
      );
    const {
      "og:image": picture = "",
      "og:title": title,
      "og:description": description,
      ...properties
    } = named('meta[property^="og:"]', "property", "content");
    const parts: Record<string, readonly [found: unknown, expected: unknown]> = {
      language: [$("html").attr("lang"), tag],
      title: [$("head > title").text(), title],
      description: [all('meta[name="description"]', "content"), [description]],
      // As long as a search result shows.
      "title of 10 to 60 characters": [title, ofLength(title, 10, 60)],
      "description of 120 to 155 characters": [description, ofLength(description, 120, 155)],
      headings: [$("h1").length, 1],
      canonical: [all('link[rel="canonical"]', "href"), [url]],
      hreflang: [named("link[rel=alternate][hreflang]", "hreflang", "href"), alternates],
      "pages of the alternatives": [
        alternates,
        {
          ...Object.fromEntries(locales.map((each) => [languages[each].tag, origin + pathOf(each, page)])),
          "x-default": origin + pathOf("en", page),
        },
      ],
      // The version, followed by the commit in a clone.
      generator: [
        all('meta[name="generator"]', "content").map((each) =>
          /^\d+\.\d+\.\d+( [0-9a-f]{12}\+?)?$/.test(each ?? ""),
        ),
        [true],
      ],
      // The tested build is a preview.
      robots: [all('meta[name="robots"]', "content"), ["noindex, nofollow"]],
      manifest: [$('link[rel="manifest"]').length, 1],
      icons: [
        all('link[rel="icon"], link[rel="apple-touch-icon"]', "href"),
        ["/favicon.ico", "/icon.svg", "/apple-icon.png"],
      ],
      "theme colour": [$('meta[name="theme-color"]').length, 1],
      feed: [
        all('link[type="application/atom+xml"]', "href"),
        ["home", "news", "article"].includes(page.route) ? [`${origin}/feed/${locale}.xml`] : [],
      ],
      "share picture": [pictureFindings(picture), []],
      // All other Twitter metadata falls back to Open Graph.
      "twitter:card": [all('meta[name="twitter:card"]', "content"), ["summary_large_image"]],
    };
    const shared = {
      "og:url": url,
      "og:type": page.route === "article" ? "article" : "website",
      "og:locale": region.replace("-", "_"),
      "og:image:width": "1200",
      "og:image:height": "630",
    };
    for (const [name, value] of Object.entries(shared)) parts[name] = [properties[name], value];
    return Object.entries(parts)
      .filter(([, [found, expected]]) => !isDeepStrictEqual(found, expected))
      .map(
        ([part, [found, expected]]) => `${part}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
      );
  },
  ["/", /<link rel="alternate" hreflang="de"[^>]*>/i, ""],
  ["/", /<title>.*?<\/title>/, "<title>x</title>"],
  ["/", /(?<=property="og:image" content=")[^"]*/, "http://localhost/none.png"],
  ["/", /(?<=property="og:url" content=")[^"]*/, "http://localhost/"],
);

test("no two pages have the same title or description", () => {
  for (const name of ["title", "description"]) {
    const all = sitemapPages().map(({ path }) =>
      builtPage(path).document(`meta[property="og:${name}"]`).attr("content"),
    );
    expect([name, all.filter((text, index) => all.indexOf(text) !== index)]).toEqual([name, []]);
  }
});

type Node = { [key: string]: unknown };

/** Properties whose values the page shows. */
const shown = new Set(
  "name headline description telephone email streetAddress postalCode addressLocality contactType value".split(
    " ",
  ),
);

const addresses = new Set("@id url item image logo mainEntityOfPage".split(" "));

function* properties(value: unknown): Generator<[key: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [key, inner];
    yield* properties(inner);
  }
}

rule(
  "the structured data of every page match its visible text",
  ($, { path, url }) => {
    if (path === errorPath) return [];
    const scripts = $('script[type="application/ld+json"]').toArray();
    const found: string[] = [];
    if (scripts.length !== 1) return [`${scripts.length} blocks of structured data`];
    const data = JSON.parse($(scripts[0]).text()) as { "@context"?: unknown; "@graph": Node[] };
    if (data["@context"] !== "https://schema.org") found.push("its context is not schema.org");
    const { route } = pageAt(path)?.page ?? { route: "home" };
    const { parent } = routes[route];
    const { describes } = traitsOf(route);
    if (describes !== "nothing" && data["@graph"].length <= (parent ? 1 : 0))
      found.push("it describes nothing");

    const body = $("body").clone();
    body.find("script, style").remove();
    const text = plain(plainText(body.text()));
    for (const [key, value] of properties(data["@graph"])) {
      if (key === "inLanguage" && value !== $("html").attr("lang")) found.push(`inLanguage ${String(value)}`);
      if (shown.has(key) && typeof value === "string" && !text.includes(plain(value)))
        found.push(`${key} "${value}" is not on the page`);
      if (/offer|price|rating|review/i.test(key)) found.push(`${key}: no page shows prices or reviews`);
      if (addresses.has(key) && !/^https?:\/\/[^/]+\//.test(String(value)))
        found.push(`${key} "${String(value)}" is not absolute`);
      if (key === "datePublished" && $(`time[datetime="${String(value)}"]`).length !== 1)
        found.push(`the day ${String(value)} is not on the page`);
    }
    const stated = data["@graph"].find((node) => node["@type"] === "BreadcrumbList");
    const steps = (stated?.itemListElement ?? []) as { name: string; item: string }[];
    const names = steps.map(({ name }) => plain(name));
    if (!isDeepStrictEqual(textsOf($, $(".breadcrumb li")).map(plainText), names))
      found.push("its trail is not the page's");
    const links = linksIn($, ".breadcrumb").map(([, href]) => new URL(href ?? "", url).href);
    if (
      steps.length &&
      !isDeepStrictEqual(
        [...links, url],
        steps.map(({ item }) => item),
      )
    )
      found.push("its trail has other addresses");
    return found;
  },
  ["/", /"telephone":"[^"]*"/, '"telephone":"none"'],
  ["/", /"logo":"[^"]*"/, '"logo":"/a.svg"'],
  ["/products/1/", '"@type":"Product"', '"@type":"Product","offers":[]'],
  ["/products/1/", /"item":"[^"]*product-list/, '"item":"https://a.example/de'],
);
