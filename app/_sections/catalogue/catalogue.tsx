import { useLocale, useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { TextLink } from "../../_ui/text-link";
import { OwnFormat } from "./own-format";
import { Featured } from "./featured";
import { ProductCard } from "./product-card";
import "./catalogue.css";

/** The products side by side, row by row comparable; beside them, or below on small screens, what is featured. */
export function Catalogue() {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  const words = useTranslations();
  return (
    <div className="catalogue wrap">
      <p className="catalogue__more">
        <TextLink href={path(locale, "comparison")}>
          {words("comparison.link")}
          <Icon shape={arrowRight} moves />
        </TextLink>
      </p>
      <ul className="catalogue__grid" aria-label={t("gridLabel")}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <div className="catalogue__aside">
        <Featured />
        <OwnFormat />
      </div>
    </div>
  );
}
