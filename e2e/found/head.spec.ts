import type { Page } from "@playwright/test";

import { defaultLocale, languages, locales } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expect, test } from "../support/test";

/** What a page says of itself to those who do not look at it. */
async function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      language: document.documentElement.lang,
      titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]', "content"),
      canonicals: all('link[rel="canonical"]', "href"),
      twins: [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
      robots: all('meta[name="robots"]', "content"),
      generators: all('meta[name="generator"]', "content"),
      properties: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((meta) => [
          meta.getAttribute("property") ?? meta.getAttribute("name"),
          meta.getAttribute("content"),
        ]),
      ),
      manifests: all('link[rel="manifest"]', "href"),
      icons: all('link[rel="icon"], link[rel="apple-touch-icon"]', "type"),
      colours: all('meta[name="theme-color"]', "content"),
      feeds: all('link[type="application/atom+xml"]', "href"),
      headings: [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length,
    };
  });
}

for (const { url, path, locale, twins } of sitemapPages()) {
  test(`${path} has its whole head`, async ({ page, request }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const head = await readHead(page);
    const picture = head.properties["og:image"] ?? "";
    const [title = ""] = head.titles;
    const [description = ""] = head.descriptions;

    const { tag, region } = languages[locale];
    expect.soft(head.language).toBe(tag);
    expect.soft(head.headings, "visible headings of the first level").toBe(1);
    expect.soft(head.titles).toEqual([expect.stringMatching(/^.{10,60}$/)]);
    expect.soft(head.descriptions).toEqual([expect.stringMatching(/^.{120,155}$/)]);
    expect.soft(head.canonicals).toEqual([url]);
    expect.soft(Object.fromEntries(head.twins)).toEqual(twins);
    expect.soft(Object.keys(twins)).toEqual([...locales.map((each) => languages[each].tag), "x-default"]);
    expect.soft(twins[tag], "the page names itself").toBe(url);
    expect.soft(twins["x-default"]).toBe(twins[languages[defaultLocale].tag]);
    expect
      .soft(head.generators, "version, and the commit in a clone")
      .toEqual([expect.stringMatching(/^\d+\.\d+\.\d+( [0-9a-f]{12}\+?)?$/)]);
    expect.soft(head.robots, "the tested build is a preview").toEqual(["noindex, nofollow"]);
    expect.soft(head.properties).toMatchObject({
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:type": "website",
      "og:locale": region.replace("-", "_"),
      "og:image:width": "1200",
      "og:image:height": "630",
      // The only one of its kind: the rest is read from Open Graph.
      "twitter:card": "summary_large_image",
    });
    expect.soft(head.manifests).toHaveLength(1);
    expect.soft(head.icons).toEqual(["image/x-icon", "image/svg+xml", "image/png"]);
    expect.soft(head.colours).toHaveLength(1);
    expect.soft(head.feeds).toEqual([expect.stringMatching(new RegExp(`^http.*/feed/${locale}\\.xml$`))]);

    const shared = await request.get(picture);
    expect.soft(shared.status(), picture).toBe(200);
    expect.soft(shared.headers()["content-type"]).toBe("image/png");
    const bytes = await shared.body();
    expect.soft(bytes.subarray(1, 4).toString()).toBe("PNG");
    // Width and height stand at a fixed place in every PNG (its first chunk, IHDR).
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect.soft(bytes.length, "bytes of the share picture").toBeLessThan(150_000);
  });
}

test("no two pages share a title, a description or a picture", async ({ request }) => {
  const kinds = {
    title: /<title>(.*?)<\/title>/,
    description: /<meta name="description" content="(.*?)"/,
    picture: /<meta property="og:image" content="(.*?)"/,
  };
  const pages = await Promise.all(sitemapPages().map(async ({ path }) => (await request.get(path)).text()));
  for (const [kind, pattern] of Object.entries(kinds)) {
    const found = pages.map((html) => pattern.exec(html)?.[1]);
    expect.soft(new Set(found).size, kind).toBe(pages.length);
    expect.soft(found, kind).not.toContain(undefined);
  }
});

test("the sitemap tells of every twin that it tells of the page", () => {
  const pages = sitemapPages();
  const known = new Map(pages.map((page) => [page.url, page.twins]));
  for (const { url, twins } of pages)
    for (const twin of Object.values(twins)) expect(known.get(twin), url).toEqual(twins);
});
