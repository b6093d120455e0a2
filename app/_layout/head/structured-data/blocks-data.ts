import type { Product as ProductNode, ProductModel } from "schema-dts";

import { inMillimetres } from "../../../_i18n/figures";
import { offeredBlocks } from "../../../_content/blocks";
import { pictureSources } from "../../../_content/pictures";
import type { Language } from "../../../_i18n/words";
import { absolute } from "../../../_i18n/site-url";
import { pageUrl } from "../addresses";
import { companyReference } from "./company-data";
import { millimetres } from "./product-data";

/** What is known of every block; what is told on request only is left out. */
const known = ["material", "ispm", "storage"] as const;

/** The pressed blocks as a product of their own, in the sizes on offer. */
export function blocksData({ locale, t }: Language): ProductNode {
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
