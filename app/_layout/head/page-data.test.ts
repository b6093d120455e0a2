import { company } from "../../_content/company/company";
import { news } from "../../_content/news";
import { pages } from "../../_content/pages";
import { products } from "../../_content/products";
import { locales } from "../../_i18n/languages";
import { hasTrail, trailAbove } from "../../_i18n/paths";
import { pageUrl } from "./addresses";
import { testTranslator } from "../../_i18n/test-translator";
import { pageData } from "./page-data";

type Node = Record<string, unknown>;

const things = (locale: (typeof locales)[number], page: (typeof pages)[number]) =>
  JSON.parse(JSON.stringify(pageData({ locale, t: testTranslator(locale) }, page)))["@graph"] as Node[];
const kinds = (nodes: Node[]) => nodes.map((node) => node["@type"]);

const every = locales.flatMap((locale) => pages.map((page) => [locale, page] as const));

const addresses = ["@id", "url", "item", "image", "logo", "mainEntityOfPage"];

test.each(every)(
  "%s %j makes no offer, claims no rating, and states its trail by absolute addresses",
  (locale, page) => {
    const nodes = things(locale, page);
    const data = JSON.stringify(nodes, (key, value: unknown) => {
      expect(key).not.toMatch(/offer|price|rating|review/i);
      if (addresses.includes(key)) expect(value).toMatch(/^https?:\/\/[^/]+\//);
      return value;
    });
    for (const { price } of products) expect(data).not.toContain(price);
    const [first] = nodes;
    expect(first?.["@type"] === "BreadcrumbList").toBe(hasTrail(page));
    if (!hasTrail(page)) return;
    const above = trailAbove(page.route).map((each) => pageUrl(locale, { route: each.page }));
    expect(first?.itemListElement).toMatchObject(
      [...above, pageUrl(locale, page)].map((item, index) => ({ position: index + 1, item })),
    );
  },
);

/** Returns a node and every node inside it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale);

  test("a local business has its address, telephone number and picture, on every page", () => {
    const businesses = pages
      .flatMap((page) => nodesIn(things(locale, page)))
      .filter((node) => node["@type"] === "LocalBusiness");
    expect(businesses.length).toBeGreaterThan(0);
    for (const business of businesses)
      expect(business).toMatchObject({
        address: { streetAddress: company.addresses[0].street, addressCountry: expect.any(String) },
        telephone: company.mainPhone,
        image: expect.any(String),
      });
  });

  test("the trail of every page ends in the page's own name", () => {
    const ends = pages.filter(hasTrail).map((page) => {
      const [trail] = things(locale, page);
      return (trail?.itemListElement as Node[]).at(-1)?.name;
    });
    expect(ends.filter((name, index) => ends.indexOf(name) !== index)).toEqual([]);
    for (const { name } of products) expect(ends).toContain(t(name));
    for (const { key } of news) expect(ends).toContain(t(`news.articles.${key}.title`));
  });

  test("the home page states the company", () => {
    const [organization, site] = things(locale, { route: "home" });
    expect(organization).toMatchObject({ "@type": "LocalBusiness", name: company.name });
    expect(site).toMatchObject({ "@type": "WebSite", publisher: { "@id": organization?.["@id"] } });
  });

  test("a product page states the pallet's properties", () => {
    for (const product of products) {
      const [, node] = things(locale, { route: "product", id: product.id });
      expect(node).toMatchObject({
        "@type": "Product",
        name: t(product.name),
        width: { value: product.geometry.length, unitCode: "MMT" },
      });
    }
  });

  test("catalogue and news list their entries in order", () => {
    const listed = products.map(({ id, name }) => ({
      name: t(name),
      url: pageUrl(locale, { route: "product", id }),
    }));
    const told = news.map(({ key, id }) => ({
      name: t(`news.articles.${key}.title`),
      url: pageUrl(locale, { route: "article", id }),
    }));
    for (const [route, elements] of [
      ["catalogue", listed],
      ["news", told],
    ] as const) {
      const nodes = things(locale, { route });
      expect(kinds(nodes)).toEqual(["BreadcrumbList", "ItemList"]);
      expect(nodes[1]?.itemListElement).toMatchObject(elements);
    }
  });

  test("the page of an article states the article and its day", () => {
    for (const { key, id, day } of news) {
      const nodes = things(locale, { route: "article", id });
      expect(kinds(nodes)).toEqual(["BreadcrumbList", "Article"]);
      expect(nodes[1]).toMatchObject({
        url: pageUrl(locale, { route: "article", id }),
        headline: t(`news.articles.${key}.title`),
        datePublished: day,
        author: { "@type": "Organization", name: company.name },
      });
    }
  });
});
