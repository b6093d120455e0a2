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
import { ProductTabs } from "./product-tabs";
import { ComparisonPeek } from "../comparison-peek";
import { Rating } from "../rating";
import "./product-order.css";

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
