import { useLocale, useTranslations } from "next-intl";

import { inMillimetres, type Product } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { DataList } from "../../_ui/data-list/data-list";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { Icon } from "../../_ui/icon/icon";
import { arrowRight } from "../../_ui/icon/icon-shapes";
import { Picture } from "../../_ui/picture/picture";
import "../../_ui/button/button.css";
import "./product-card.css";

/** One product of the catalogue. The link of the name covers the card, so that every part of it opens the product. */
export function ProductCard({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  const words = useTranslations();
  const name = words(product.name);
  const details = path(locale, { route: "product", id: product.id });
  return (
    <li className="product-card">
      <div className="product-card__picture">
        <Picture
          name={product.img}
          alt={t("imageAlt", { name })}
          sizes="(min-width: 90rem) 20rem, (min-width: 75rem) 23vw, (min-width: 48rem) 30vw, 45vw"
        />
      </div>
      <h2 className="product-card__name">
        <a href={details}>{name}</a>
      </h2>
      <div className="product-card__drawing">
        <PalletCardDrawing geometry={product.geometry} />
      </div>
      <DataList
        rows={[
          { term: t("dimensionLabel"), value: inMillimetres(words(product.dimension)) },
          { term: t("surfaceLabel"), value: words(product.surface) },
        ]}
      />
      <a className="button" href={details} aria-label={t("detailsAria", { name })}>
        {t("detailsButton")}
        <Icon shape={arrowRight} moves />
      </a>
    </li>
  );
}
