import type { ItemList, Product as ProductNode, QuantitativeValue } from "schema-dts";

import { descriptionOf, productFacts } from "../../../_content/product-texts";
import { pictureSources } from "../../../_content/pictures";
import { type Product, products } from "../../../_content/products";
import { absolute } from "../../../_i18n/site-url";
import { pageUrl } from "../addresses";
import { companyReference } from "./company-data";
import type { Language } from "../../../_i18n/words";

/** The rows of the product page that no property of schema.org has a name for. */
const rows = ["surface", "quality", "maxKg", "block", "desk"] as const;

/** A length as UN/CEFACT codes its unit: MMT is the millimetre. */
export const millimetres = (value: number): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "MMT",
});

/**
 * A product. Without offer, because no page shows a price, and without rating: no reviews stand behind the figure
 * that the page shows.
 */
export function productData({ locale, t }: Language, product: Product): ProductNode {
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
    additionalProperty: rows.map((row) => ({
      "@type": "PropertyValue",
      name: t(`product.${row}Label`),
      value: facts[row],
    })),
  };
}

/** The catalogue as a list of the pages it leads to. */
export function catalogueData({ locale, t }: Language): ItemList {
  return {
    "@type": "ItemList",
    name: t("catalogue.heading"),
    numberOfItems: products.length,
    itemListElement: products.map(({ id, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: t(name),
      url: pageUrl(locale, { route: "product", id }),
    })),
  };
}
