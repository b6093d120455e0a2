import type { Graph, Thing } from "schema-dts";

import { productById } from "../../../_content/products";
import type { Page } from "../../../_i18n/paths";
import { breadcrumbData } from "./breadcrumb-data";
import { companyData, contactPageData, websiteData } from "./company-data";
import { newsData } from "./news-data";
import { catalogueData, productData } from "./product-data";
import type { Language } from "./words";

const home = { route: "home" } as const;
const catalogue = { route: "catalogue" } as const;

/** Says in the words of schema.org what a page shows, and nothing that it does not show. */
export function pageData(language: Language, page: Page): Graph {
  return { "@context": "https://schema.org", "@graph": thingsOn(language, page) };
}

function thingsOn(language: Language, page: Page): Thing[] {
  const { t } = language;
  switch (page.route) {
    case "home":
      return [companyData(language), websiteData(language)];
    case "catalogue":
      return [
        breadcrumbData(language, [
          [t("catalogue.breadcrumb.home"), home],
          [t("catalogue.breadcrumb.current"), page],
        ]),
        catalogueData(language),
      ];
    case "product": {
      const product = productById(page.id);
      return [
        breadcrumbData(language, [
          [t("product.breadcrumb.home"), home],
          [t("product.breadcrumb.list"), catalogue],
          [t("product.breadcrumb.current"), page],
        ]),
        ...(product ? [productData(language, product)] : []),
      ];
    }
    case "news":
      return [
        breadcrumbData(language, [
          [t("news.breadcrumb.home"), home],
          [t("news.breadcrumb.current"), page],
        ]),
        ...newsData(language),
      ];
    case "landing":
      return [contactPageData(language)];
  }
}
