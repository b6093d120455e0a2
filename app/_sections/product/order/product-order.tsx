import { useTranslations } from "next-intl";

import type { Product } from "../../../_content/products";
import { PhoneLink } from "../../../_components/phone-link";
import { OrderSteps } from "../../../_components/order-steps";
import { TermsInBrief } from "../../../_components/terms-in-brief";
import { descriptionOf } from "../../../_load/product-facts";
import { Tabs } from "../../../_ui/tabs";
import { OrderForm } from "./order-form";
import "./product-order.css";

/** Two tabs: the description's holds the order form under it, the discussion's the product's comment. */
function ProductTabs({ product }: { product: Product }) {
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
              <div className="product-order__form">
                <OrderForm product={product} />
              </div>
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

/** The order form and the discussion in tabs; beside them the way of an order and the phone. */
export function ProductOrder({ product }: { product: Product }) {
  return (
    <div className="product-order wrap deck">
      <ProductTabs product={product} />
      <aside className="product-order__aside" aria-labelledby="steps-heading">
        <TermsInBrief />
        <OrderSteps headingId="steps-heading" />
        <PhoneLink />
      </aside>
    </div>
  );
}
