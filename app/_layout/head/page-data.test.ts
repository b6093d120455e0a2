import { company } from "../../_content/company/company";
import { news } from "../../_content/news";
import { pages } from "../../_content/pages";
import { products } from "../../_content/products";
import { locales } from "../../_i18n/languages";
import { hasTrail, trailAbove } from "../../_i18n/trail";
import { pageUrl } from "./addresses";
import { testTranslator } from "../../_i18n/test-translator";
import { pageData } from "./page-data";

type Node = Record<string, unknown>;

const things = (locale: (typeof locales)[number], page: (typeof pages)[number]) =>
  JSON.parse(JSON.stringify(pageData({ locale, t: testTranslator(locale) }, page)))["@graph"] as Node[];
const kinds = (nodes: Node[]) => nodes.map((node) => node["@type"]);

const every = locales.flatMap((locale) => pages.map((page) => [locale, page] as const));

test.each(every)("%s %j makes no offer and claims no rating", (locale, page) => {
  const properties = new Set<string>();
  const data = JSON.stringify(things(locale, page), (key, value: unknown) => {
    properties.add(key);
    return value;
  });
  expect([...properties].filter((name) => /offer|price|rating|review/i.test(name))).toEqual([]);
  for (const { price } of products) expect(data).not.toContain(price);
});

test.each(every)("%s %j states its trail, down to itself", (locale, page) => {
  const [first] = things(locale, page);
  expect(first?.["@type"] === "BreadcrumbList").toBe(hasTrail(page.route));
  if (!hasTrail(page.route)) return;
  const above = trailAbove(page.route).map((each) => pageUrl(locale, { route: each.page }));
  expect((first?.itemListElement as Node[]).map(({ item }) => item)).toEqual([
    ...above,
    pageUrl(locale, page),
  ]);
});

test.each(every)("%s %j names only absolute addresses", (locale, page) => {
  JSON.stringify(things(locale, page), (key, value: unknown) => {
    if (["@id", "url", "item", "image", "logo", "mainEntityOfPage"].includes(key))
      expect(value).toMatch(/^https?:\/\/[^/]+\//);
    return value;
  });
});

describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale);

  test("the home page states the company", () => {
    const [organization, site] = things(locale, { route: "home" });
    expect(organization).toMatchObject({ "@type": "LocalBusiness", name: company.name });
    expect(site).toMatchObject({ "@type": "WebSite", publisher: { "@id": organization?.["@id"] } });
  });

  test("a product page states what the pallet is", () => {
    for (const product of products) {
      const [trail, node] = things(locale, { route: "product", id: product.id });
      expect(node).toMatchObject({
        "@type": "Product",
        name: t(product.name),
        width: { value: product.geometry.length, unitCode: "MMT" },
      });
      expect(trail?.itemListElement).toMatchObject([
        { position: 1, item: pageUrl(locale, { route: "home" }) },
        { position: 2, item: pageUrl(locale, { route: "catalogue" }) },
        { position: 3, item: pageUrl(locale, { route: "product", id: product.id }) },
      ]);
    }
  });

  test("the catalogue lists its products in order", () => {
    const nodes = things(locale, { route: "catalogue" });
    expect(kinds(nodes)).toEqual(["BreadcrumbList", "ItemList"]);
    expect(nodes[1]?.itemListElement).toMatchObject(
      products.map(({ id, name }) => ({ name: t(name), url: pageUrl(locale, { route: "product", id }) })),
    );
  });

  test("the news page lists its articles in order", () => {
    const nodes = things(locale, { route: "news" });
    expect(kinds(nodes)).toEqual(["BreadcrumbList", "ItemList"]);
    expect(nodes[1]?.itemListElement).toMatchObject(
      news.map(({ key, id }) => ({
        name: t(`news.articles.${key}.title`),
        url: pageUrl(locale, { route: "article", id }),
      })),
    );
  });

  test("the page of an article states the article and its day", () => {
    for (const { key, id, day } of news) {
      const nodes = things(locale, { route: "article", id });
      expect(kinds(nodes)).toEqual(["BreadcrumbList", "Article"]);
      expect(nodes[1]).toMatchObject({
        url: pageUrl(locale, { route: "article", id }),
        headline: t(`news.articles.${key}.title`),
        datePublished: day,
        author: { "@type": "LocalBusiness", name: company.name },
      });
    }
  });
});
