import { useLocale, useTranslations } from "next-intl";

import { productById } from "../../../_content/products";
import { path } from "../../../_i18n/paths";
import { Icon } from "../../../_ui/icon/icon";
import { arrowRight } from "../../../_ui/icon/icon-shapes";
import { PhotoDimensions } from "../../../_pallet/photo/photo-dimensions";
import { Picture } from "../../../_ui/picture/picture";
import { SectionHead } from "../../../_ui/section/section-head";
import { offerItems } from "./offer-items";
import "./offer.css";

/** The shelf: three catalogue pallets with their true dimensions on the photograph, and the pressed blocks. */
export function Offer() {
  const locale = useLocale();
  const t = useTranslations("home.offer");
  const catalogue = useTranslations("catalogue");
  return (
    <section className="section on-sunk" id="products" aria-labelledby="offer-heading">
      <div className="wrap">
        <SectionHead id="offer-heading" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} />
        <ul className="offer__list">
          {offerItems.map(({ key, picture, productId }) => {
            const product = productId && productById(productId);
            const title = t(`${key}.title`);
            return (
              <li className="offer__item" key={key}>
                <div className="offer__picture">
                  <Picture
                    name={picture}
                    alt={t(`${key}.imageAlt`)}
                    sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 45vw, 92vw"
                  />
                  {product && <PhotoDimensions geometry={product.geometry} camera={product.camera} />}
                </div>
                <h3>{title}</h3>
                <p>{t(`${key}.text`)}</p>
                <a
                  className="text-link"
                  href={
                    product ? path(locale, { route: "product", id: product.id }) : path(locale, "landing")
                  }
                  aria-label={catalogue("detailsAria", { name: title })}
                >
                  {t("detailsButton")}
                  <Icon shape={arrowRight} moves />
                </a>
              </li>
            );
          })}
        </ul>
        <p className="section__more cluster">
          <a className="button button--strong" href={path(locale, "catalogue")}>
            {t("catalogueButton")}
          </a>
          <a className="button" href={path(locale, "landing")}>
            {t("quoteButton")}
          </a>
        </p>
      </div>
    </section>
  );
}
