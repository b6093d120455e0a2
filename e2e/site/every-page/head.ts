/** Tests the metadata of every page for search engines and link previews. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { pageAt } from "../../../app/_content/pages";
import { languages, locales } from "../../../app/_i18n/languages";
import { path as pathOf } from "../../../app/_i18n/paths";
import { builtFile, builtPage, errorPath, sitemapPages } from "../../support/built-pages";
import { rule } from "./rule";

/** Checks a share picture: a JPEG of 1200 × 630 pixels and less than 300,000 bytes. */
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

/** Returns a text of such a length; of another text its length. */
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
