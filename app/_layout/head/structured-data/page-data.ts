import type { Graph, Thing } from "schema-dts";

import { productById } from "../../../_content/products";
import type { Page } from "../../../_i18n/paths";
import type { Description } from "../../../_i18n/page-row";
import { routes } from "../../../_i18n/routes";
import { blocksData } from "./blocks-data";
import { breadcrumbData } from "./breadcrumb-data";
import { companyData, contactPageData, websiteData } from "./company-data";
import { glossaryData } from "./glossary-data";
import { newsData } from "./news-data";
import { catalogueData, productData } from "./product-data";
import type { Language } from "../../../_i18n/words";

/** What a page tells besides where it lies. */
const things: Readonly<Record<Description, (language: Language, page: Page) => Thing[]>> = {
  company: (language) => [companyData(language), websiteData(language)],
  catalogue: (language) => [catalogueData(language)],
  product: (language, page) => {
    const product = page.route === "product" ? productById(page.id) : undefined;
    return product ? [productData(language, product)] : [];
  },
  blocks: (language) => [blocksData(language)],
  news: newsData,
  contact: (language) => [contactPageData(language)],
  glossary: (language) => [glossaryData(language)],
  nothing: () => [],
};

/** Says in the words of schema.org what a page shows, and nothing that it does not show. */
export function pageData(language: Language, page: Page): Graph {
  const { trail, describes } = routes[page.route];
  return {
    "@context": "https://schema.org",
    "@graph": [...(trail ? [trailData(language, trail, page)] : []), ...things[describes](language, page)],
  };
}

type PageBreadcrumb = NonNullable<(typeof routes)[Page["route"]]["trail"]>;

function trailData(language: Language, { above, current }: PageBreadcrumb, page: Page) {
  const { t } = language;
  return breadcrumbData(language, [
    ...above.map((each) => [t(each.label), { route: each.page }] as const),
    [t(current), page],
  ]);
}
