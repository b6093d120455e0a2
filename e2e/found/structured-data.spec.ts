import { news } from "../../app/_content/news";
import { pageAt } from "../../app/_content/pages";
import type { Description } from "../../app/_i18n/page-row";
import { routes } from "../../app/_i18n/routes";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expect, test } from "../support/test";

type Node = { [key: string]: unknown };

/** Properties whose words a visitor has to find on the page, too. */
const shown = new Set(
  "name headline description telephone email streetAddress postalCode addressLocality contactType value".split(
    " ",
  ),
);

/** Spaces of every kind count as one. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

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

for (const { path, url } of sitemapPages()) {
  test(`${path} tells robots what it tells visitors`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(scripts).toHaveLength(1);
    const data = JSON.parse(scripts[0] ?? "") as { "@context": string; "@graph": Node[] };
    expect(data["@context"]).toBe("https://schema.org");
    const { trail: isBelow, describes } = routes[pageAt(path)?.page.route ?? "home"];
    expect(data["@graph"].map((node) => node["@type"])).toEqual([
      ...(isBelow ? ["BreadcrumbList"] : []),
      ...expected[describes],
    ]);

    const text = plain(await page.evaluate(() => document.body.textContent ?? ""));
    const all = [...properties(data["@graph"])];
    for (const [key, value] of all)
      if (shown.has(key) && typeof value === "string") expect.soft(text, key).toContain(plain(value));
    for (const [, day] of all.filter(([key]) => key === "datePublished"))
      await expect.soft(page.locator(`time[datetime="${String(day)}"]`)).toHaveCount(1);
    for (const [key] of all) expect.soft(key).not.toMatch(/offer|price|rating|review/i);

    const trail = data["@graph"].find((node) => node["@type"] === "BreadcrumbList");
    if (trail) {
      const entries = trail.itemListElement as { name: string; item: string }[];
      expect
        .soft(await page.locator(".breadcrumb li").allTextContents())
        .toEqual(entries.map(({ name }) => name));
      expect.soft(entries.at(-1)?.item).toBe(url);
    }
  });
}
