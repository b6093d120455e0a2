import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../../_content/counts";
import type { Product } from "../../../_content/products";
import { path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon";
import { arrowLeft } from "../../../_ui/icon-shapes";
import { PhoneLink } from "../../../_features/contact/phone-link";
import { OrderSteps } from "../../../_features/contact/order-steps";
import { QuoteLink } from "../../../_features/contact/quote-link";
import { TextLink } from "../../../_ui/text-link";
import { descriptionOf } from "../../../_content/product-texts";
import { Tabs } from "../../../_ui/tabs";
import { OrderForm } from "./order-form";
import { ComparisonPeek } from "../comparison-peek";
import { Rating } from "../rating";
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

/**
 * The order form and the discussion in tabs; beside them the other pallets, the way of an order, the rating, quote, phone
 * and the way back to the catalogue.
 */
export function ProductOrder({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const decision = useTranslations("decision");
  return (
    <div className="product-order wrap deck">
      <ProductTabs product={product} />
      <aside className="product-order__aside" aria-label={decision("compareHeading", counts)}>
        <ComparisonPeek product={product} />
        <OrderSteps headingId="steps-heading" />
        <Rating />
        <p className="cluster">
          <QuoteLink tone="strong" about={product.id} arrow>
            {t("quoteButton")}
          </QuoteLink>
          <PhoneLink />
        </p>
        <p>
          <TextLink href={path(locale, "catalogue")}>
            <Icon shape={arrowLeft} />
            {t("backToList")}
          </TextLink>
        </p>
      </aside>
    </div>
  );
}
