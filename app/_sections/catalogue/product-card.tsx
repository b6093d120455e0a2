import { useLocale, useTranslations } from "next-intl";

import { inHeading, type Product } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { DataList } from "../../_ui/data-list";
import { productFacts } from "../../_load/product-facts";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { Picture } from "../../_ui/picture";
import "./product-card.css";

/** One product of the catalogue. The link of the name covers the card, so that every part of it opens the product. */
export function ProductCard({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  const words = useTranslations();
  const { dimension, surface, maxKg, use } = productFacts(locale, words, product);
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
        <a href={details}>{inHeading(name)}</a>
      </h2>
      <div className="product-card__drawing">
        <PalletCardDrawing geometry={product.geometry} />
      </div>
      <DataList rows={[dimension, surface, { ...maxKg, value: maxKg.brief }, use]} />
      <ButtonLink href={details} label={t("detailsAria", { name })} arrow>
        {t("detailsButton")}
      </ButtonLink>
    </li>
  );
}
