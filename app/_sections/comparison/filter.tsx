import { useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { useIslandMessages } from "../../_i18n/island-messages";
import { Island } from "../../../islands/island";
import { ComparisonFilter } from "./comparison-filter.client";
import "./filter.css";

/** Renders the island that selects products and hides equal rows. */
export function Filter() {
  const t = useTranslations("comparison");
  const tRoot = useTranslations();
  return (
    <Island
      name="comparison-filter"
      component={ComparisonFilter}
      hydrate="interest"
      props={{
        products: products.map(({ id, name, shortName }) => ({ id, name: tRoot(name), shortName })),
        texts: {
          choose: t("choose"),
          atLeastTwo: t("atLeastTwo"),
          onlyDifferences: t("onlyDifferences"),
        },
        share: useIslandMessages("share"),
      }}
    />
  );
}
