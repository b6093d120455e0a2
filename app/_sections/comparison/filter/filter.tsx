import { useLocale, useTranslations } from "next-intl";

import { featured, products } from "../../../_content/products";
import { path } from "../../../_i18n/paths";
import { Island } from "../../../../islands/island";
import { ComparisonFilter } from "./comparison-filter.client";
import "./filter.css";

/** Which products stand side by side, and whether rows in which they are alike are shown. */
export function Filter() {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const words = useTranslations();
  return (
    <Island
      name="comparison-filter"
      component={ComparisonFilter}
      hydrate="interest"
      props={{
        products: featured.map(({ id, name, shortName }) => ({ id, name: words(name), shortName })),
        words: {
          choose: t("choose"),
          atLeastTwo: t("atLeastTwo"),
          onlyDifferences: t("onlyDifferences"),
          different: t("different"),
          share: t("share"),
          copied: t("copied"),
          print: t("print"),
        },
        more:
          products.length > featured.length
            ? {
                ask: words("load.addButton"),
                askShort: t("addShort"),
                more: t("page"),
                form: path(locale, "landing"),
                lost: t("lost"),
              }
            : undefined,
      }}
    />
  );
}
