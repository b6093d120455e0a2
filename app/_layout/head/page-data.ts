import type {
  Article,
  BreadcrumbList,
  ContactPage,
  DefinedTermSet,
  Graph,
  ItemList,
  Product as ProductNode,
  ProductModel,
  QuantitativeValue,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";

import { type Product, productById, products } from "../../_content/products";
import { hasTrail, type Page, path, trailAbove } from "../../_i18n/paths";
import { type Description, traitsOf } from "../../_i18n/routes";
import { inMillimetres } from "../../_i18n/figures";
import { offeredBlocks } from "../../_content/blocks";
import { pictureSources } from "../../_content/pictures";
import type { Language } from "../../_i18n/translator";
import { absolute } from "../../_i18n/site-url";
import { pageUrl } from "./addresses";
import { companyData, companyReference, identityData } from "./company-data";
import { changedOn, nameKeyOf } from "../../_content/pages";
import { company } from "../../_content/company/company";
import { languages } from "../../_i18n/languages";
import { productFacts } from "../../_load/product-facts";
import { descriptionOf } from "../../_load/product-texts";
import { counts } from "../../_content/counts";
import { termId, terms } from "../../_content/knowledge/glossary";
import { articleById, news, type NewsArticle } from "../../_content/news";

function websiteData({ locale }: Language): WebSite {
  const url = pageUrl(locale, { route: "home" });
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    url,
    name: company.name,
    inLanguage: languages[locale].tag,
    publisher: { "@id": companyReference["@id"] },
  };
}

function contactPageData({ locale, t }: Language): ContactPage {
  return {
    "@type": "ContactPage",
    url: pageUrl(locale, { route: "landing" }),
    name: t("landing.hero.heading"),
    description: t("landing.hero.lead"),
    inLanguage: languages[locale].tag,
    about: companyReference,
  };
}

/** Product facts without a schema.org property of their own. */
const rows = ["surface", "quality", "maxKg", "block", "desk", "customs"] as const;

/** Returns a length in mm. MMT is the UN/CEFACT code of the millimetre. */
const millimetres = (value: number): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "MMT",
});

/** Returns a product, without an offer or rating: no page shows a price, and there are no reviews. */
function productData({ locale, t }: Language, product: Product): ProductNode {
  const url = pageUrl(locale, { route: "product", id: product.id });
  const { length, depth, height } = product.geometry;
  const facts = productFacts(locale, t, product);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: t(product.name),
    description: descriptionOf(t, product),
    image: absolute(pictureSources(product.img).src),
    manufacturer: companyReference,
    width: millimetres(length),
    depth: millimetres(depth),
    height: millimetres(height),
    // KGM is the UN/CEFACT code of the kilogram.
    weight: { "@type": "QuantitativeValue", value: product.geometry.mass, unitCode: "KGM" },
    material: t("packagingData.rows.wood"),
    category: t("nav.pallets"),
    sku: product.typeNumber,
    countryOfOrigin: product.origin && { "@type": "Country", name: product.origin },
    additionalProperty: rows.map((row) => ({
      "@type": "PropertyValue",
      name: facts[row].term,
      value: facts[row].value,
    })),
  };
}

/**
 * Returns a list of page URLs. Details are on the listed pages
 * (https://developers.google.com/search/docs/appearance/structured-data/carousel, "summary page").
 */
function listData(name: string, pages: readonly { name: string; url: string }[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({ "@type": "ListItem", position: index + 1, ...page })),
  };
}

const catalogueData = ({ locale, t }: Language): ItemList =>
  listData(
    t("catalogue.heading"),
    products.map(({ id, name }) => ({ name: t(name), url: pageUrl(locale, { route: "product", id }) })),
  );

const newsData = ({ locale, t }: Language): ItemList =>
  listData(
    t("news.heading"),
    news.map(({ key, id }) => ({
      name: t(`news.articles.${key}.title`),
      url: pageUrl(locale, { route: "article", id }),
    })),
  );

/** Facts that hold for every block. Facts given only on request are omitted. */
const known = ["material", "ispm", "storage"] as const;

/** Returns the pressed blocks as a product with the sizes on offer. */
function blocksData({ locale, t }: Language): ProductNode {
  const url = pageUrl(locale, { route: "blocks" });
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: t("blocks.heading"),
    description: t("blocks.lead"),
    image: absolute(pictureSources("product-block").src),
    manufacturer: companyReference,
    model: offeredBlocks.map(({ size: [length, width, height] }): ProductModel => ({
      "@type": "ProductModel",
      name: inMillimetres(length, width, height),
      width: millimetres(length),
      depth: millimetres(width),
      height: millimetres(height),
    })),
    additionalProperty: known.map((key) => ({
      "@type": "PropertyValue",
      name: t(`blocks.data.${key}`),
      value: t(`blocks.data.${key}Value`),
    })),
  };
}

/** Returns a page about others' rules, whose readers look for its day. */
const rulesData = ({ locale }: Language, page: Page): WebPage => ({
  "@type": "WebPage",
  url: pageUrl(locale, page),
  inLanguage: languages[locale].tag,
  dateModified: changedOn(locale, page),
});

/** Returns the glossary as a set of terms with their anchors. */
function glossaryData({ locale, t }: Language): DefinedTermSet {
  const url = pageUrl(locale, { route: "glossary" });
  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#terms`,
    url,
    name: t("knowledge.glossary.heading"),
    description: t("knowledge.glossary.lead", counts),
    inLanguage: languages[locale].tag,
    dateModified: changedOn(locale, { route: "glossary" }),
    hasDefinedTerm: terms.map((term) => ({
      "@type": "DefinedTerm",
      url: absolute(path(locale, "glossary", termId(term))),
      name: t(`knowledge.glossary.terms.${term}.term`),
    })),
  };
}

function articleData({ locale, t }: Language, { key, id, day, picture }: NewsArticle): Article {
  const url = pageUrl(locale, { route: "article", id });
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: t(`news.articles.${key}.title`),
    description: t(`news.articles.${key}.lead`),
    datePublished: day,
    dateModified: changedOn(locale, { route: "article", id }),
    image: absolute(pictureSources(picture).src),
    inLanguage: languages[locale].tag,
    author: companyReference,
    publisher: companyReference,
  };
}

function breadcrumbData({ t, locale }: Language, page: Page): BreadcrumbList[] {
  if (!hasTrail(page)) return [];
  const above = trailAbove(page.route).map((each) => [t(each.label), { route: each.page }] as const);
  const trail: readonly (readonly [string, Page])[] = [...above, [t(nameKeyOf(page)), page]];
  const itemListElement = trail.map(([name, each], index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name,
    item: pageUrl(locale, each),
  }));
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

/** Structured data of each kind of page, besides its breadcrumb. */
const things: Readonly<Record<Description, (language: Language, page: Page) => Thing[]>> = {
  company: (language) => [companyData(language), websiteData(language)],
  identity: () => [identityData()],
  catalogue: (language) => [catalogueData(language)],
  product: (language, page) => {
    const product = page.route === "product" ? productById(page.id) : undefined;
    return product ? [productData(language, product)] : [];
  },
  blocks: (language) => [blocksData(language)],
  news: (language) => [newsData(language)],
  article: (language, page) => {
    const article = page.route === "article" ? articleById(page.id) : undefined;
    return article ? [articleData(language, article)] : [];
  },
  contact: (language) => [contactPageData(language)],
  glossary: (language) => [glossaryData(language)],
  rules: (language, page) => [rulesData(language, page)],
  nothing: () => [],
};

/** Returns the structured data of a page, limited to visible content. */
export function pageData(language: Language, page: Page): Graph {
  const { describes } = traitsOf(page.route);
  return {
    "@context": "https://schema.org",
    "@graph": [...breadcrumbData(language, page), ...things[describes](language, page)],
  };
}
