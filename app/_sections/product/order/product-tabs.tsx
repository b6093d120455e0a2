import { useTranslations } from "next-intl";

import { descriptionOf } from "../../../_content/product-texts";
import type { Product } from "../../../_content/products";
import { Tabs } from "../../../_ui/tabs";
import { OrderForm } from "./order-form";

/** Two tabs: the description's holds the order form under it, the discussion's the product's comment. */
export function ProductTabs({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  return (
    <Tabs
      className="product-order__tabs"
      label={t("tabs.label")}
      tabs={[
        {
          id: "order",
          title: t("tabs.description"),
          panel: (
            <>
              <p className="lead">{descriptionOf(words, product)}</p>
              <OrderForm product={product} />
            </>
          ),
        },
        {
          id: "discussion",
          title: t("tabs.discussion"),
          panel: (
            <>
              <h2>{t("discussionHeading")}</h2>
              <p className="lead">{words(product.comment)}</p>
            </>
          ),
        },
      ]}
    />
  );
}
