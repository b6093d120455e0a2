import { useLocale, useTranslations } from "next-intl";

import { featured, inHeading } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { productFacts } from "../../_load/product-facts";
import { Picture } from "../../_ui/picture";
import "./product-tiles.css";

/** Renders links to the featured pallets with two key figures, at the bottom of the first screen. */
export function ProductTiles() {
  const locale = useLocale();
  const t = useTranslations("decision");
  const tRoot = useTranslations();
  return (
    <nav className="product-tiles on-sunk" aria-label={t("tilesLabel")}>
      <ul className="wrap">
        {featured.map((product) => {
          const { dimension, maxKg } = productFacts(locale, tRoot, product);
          return (
            <li key={product.id}>
              <a href={path(locale, { route: "product", id: product.id })}>
                {/* Decorative: the name is beside it. */}
                <Picture
                  name={product.img}
                  alt=""
                  sizes="(min-width: 75rem) 8.5rem, (min-width: 48rem) 30vw, 6.5rem"
                  widest={736}
                />
                <span className="product-tiles__words fine-print">
                  <span className="product-tiles__name">{inHeading(tRoot(product.name))}</span>
                  <span>{dimension.value}</span>
                  <strong>{maxKg.brief}</strong>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
