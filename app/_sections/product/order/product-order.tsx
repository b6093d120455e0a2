import { useLocale, useTranslations } from "next-intl";

import { company, shownPhone } from "../../../_content/company";
import type { Product } from "../../../_content/products";
import { path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon/icon";
import { arrowLeft, arrowRight } from "../../../_ui/icon/icon-shapes";
import { PhoneLink } from "../../../_contact/phone-link";
import { ProductTabs } from "./product-tabs";
import { Rating } from "../rating/rating";
import "../../../_ui/button/button.css";
import "./product-order.css";

/** The order form and the discussion in tabs; beside them rating, quote, phone and the way back to the catalogue. */
export function ProductOrder({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const accessibility = useTranslations("accessibility");
  const { mainPhone } = company;
  return (
    <div className="product-order wrap deck">
      <ProductTabs product={product} />
      <aside className="product-order__aside stack" aria-labelledby="rating-heading">
        <Rating />
        <p className="cluster">
          <a className="button button--strong" href={path(locale, "landing")}>
            {t("quoteButton")}
            <Icon shape={arrowRight} moves />
          </a>
          <PhoneLink
            number={mainPhone}
            label={accessibility("phoneLink", { phone: shownPhone(mainPhone) })}
          />
        </p>
        <p>
          <a className="text-link" href={path(locale, "catalogue")}>
            <Icon shape={arrowLeft} />
            {t("backToList")}
          </a>
        </p>
      </aside>
    </div>
  );
}
