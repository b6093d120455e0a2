import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { dimensionsOf, featured, inHeading, type Product, products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { productFacts } from "../../_load/product-facts";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { quoteAddress } from "../../_quote/quote-address";
import { ButtonLink } from "../../_ui/button";
import { DataList } from "../../_ui/data-list";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { Picture } from "../../_ui/picture";
import { TextLink } from "../../_ui/text-link";
import "./catalogue.css";

/** One product of the catalogue. The link of the name covers the card, so that every part of it opens the product. */
function ProductCard({ product }: { product: Product }) {
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

/** Three featured products in few words. */
function Featured() {
  const locale = useLocale();
  const t = useTranslations("catalogue.featured");
  const words = useTranslations();
  return (
    <aside className="featured" aria-labelledby="featured-heading">
      <h2 id="featured-heading">{t("heading")}</h2>
      <ul aria-label={t("label", counts)}>
        {featured.map(({ id, img, name, geometry }) => (
          <li key={id}>
            <a href={path(locale, { route: "product", id })}>
              <Picture name={img} alt="" sizes="5.5rem" />
              <span>
                <strong>{words(name)}</strong>
                <span>{dimensionsOf(geometry)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** For a visitor who needs a pallet that is not in the catalogue: the ways to draw it, and to send a drawing of it. */
function OwnFormat() {
  const locale = useLocale();
  const t = useTranslations("catalogue.ownFormat");
  return (
    <section className="own-format on-strong" aria-labelledby="own-format-heading">
      <h2 id="own-format-heading">{t("heading")}</h2>
      <p>{t("text")}</p>
      <ButtonLink href={path(locale, "size")} tone="accent">
        {t("button")}
      </ButtonLink>
      <TextLink href={quoteAddress(locale, "custom")}>{t("ownDrawing")}</TextLink>
    </section>
  );
}

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
