import { useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { Island } from "../../../islands/island";
import { ComparisonFilter } from "./comparison-filter.client";
import "./filter.css";

/** Renders the island that selects products and hides equal rows. */
export function Filter() {
  const t = useTranslations("comparison");
  const words = useTranslations();
  return (
    <Island
      name="comparison-filter"
      component={ComparisonFilter}
      hydrate="interest"
      props={{
        products: products.map(({ id, name, shortName }) => ({ id, name: words(name), shortName })),
        words: {
          choose: t("choose"),
          atLeastTwo: t("atLeastTwo"),
          onlyDifferences: t("onlyDifferences"),
        },
        share: {
          button: words("share.button"),
          copy: words("share.copy"),
          copied: words("share.copied"),
          send: words("share.send"),
          print: words("share.print"),
        },
      }}
    />
  );
}
