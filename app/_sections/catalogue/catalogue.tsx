import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { featured, inHeading, type Product, products } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { productFacts } from "../../_load/product-facts";
import { AddLine } from "../../_quote/add-line";
import { addLoadAddress, quoteAddress } from "../../_quote/line/quote-address";
import { ButtonLink, TextLink } from "../../_ui/button";
import { DataList } from "../../_ui/data-list";
import { Picture } from "../../_ui/picture";
import "./catalogue.css";

/** Renders a product card. The link of the name covers the card. */
function ProductCard({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  const tRoot = useTranslations();
  const { dimension, surface, maxKg, perTruck } = productFacts(locale, tRoot, product);
  const name = tRoot(product.name);
  const details = path(locale, { route: "product", id: product.id });
  return (
    <li className="product-card">
      <div className="product-card__picture">
        <Picture
          name={product.img}
          alt={t("imageAlt", { name })}
          sizes="(min-width: 90rem) 20rem, (min-width: 75rem) 23vw, (min-width: 48rem) 30vw, 7rem"
        />
      </div>
      <h2 className="product-card__name">
        <a className="whole-link" href={details}>
          {inHeading(name)}
        </a>
      </h2>
      <DataList rows={[dimension, surface, { ...maxKg, value: maxKg.brief }, perTruck]} />
      <div className="product-card__ways row">
        <ButtonLink href={details} label={t("detailsAria", { name })}>
          {t("detailsButton")}
        </ButtonLink>
        <AddLine
          href={addLoadAddress(path(locale, "landing"), product.id)}
          label={`${t("addButton")}: ${name}`}
          amount={{
            id: `amount-${product.id}`,
            label: `${tRoot("load.quantityLabel")} ${name}`,
            usual: fullLoad(usualVehicle, product.geometry).perTrip,
          }}
        >
          {t("addButton")}
        </AddLine>
      </div>
    </li>
  );
}

const mostOfOthers = ({ id }: Product) =>
  Math.max(0, ...products.filter((other) => other.id !== id).map(({ maxLoad }) => maxLoad));

function Featured() {
  const locale = useLocale();
  const t = useTranslations("catalogue.featured");
  const tRoot = useTranslations();
  return (
    <aside className="featured" aria-labelledby="featured-heading">
      <h2 id="featured-heading">{t("heading")}</h2>
      <ul className="ruled" aria-label={t("label", counts)}>
        {featured.map((product) => (
          <li key={product.id}>
            <a className="quiet-link" href={path(locale, { route: "product", id: product.id })}>
              {tRoot(product.goods, { kg: figure(locale, mostOfOthers(product)) })}
              <strong>{inHeading(tRoot(product.name))}</strong>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function OwnFormat() {
  const locale = useLocale();
  const t = useTranslations("catalogue.ownFormat");
  return (
    <section className="own-format column on-strong" aria-labelledby="own-format-heading">
      <h2 id="own-format-heading">{t("heading")}</h2>
      <p>{t("text")}</p>
      <ButtonLink href={path(locale, "size")} tone="strong">
        {t("button")}
      </ButtonLink>
      <TextLink href={quoteAddress(locale, "custom")}>{t("ownDrawing")}</TextLink>
    </section>
  );
}

/** Renders the products as comparable cards, with the featured products beside or below. */
export function Catalogue() {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  const tRoot = useTranslations();
  return (
    <div className="catalogue column page-end wrap">
      <ul className="catalogue__grid columns" aria-label={t("gridLabel")}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <p className="catalogue__more cluster">
        <TextLink href={path(locale, "comparison")}>{tRoot("comparison.link")}</TextLink>
        <TextLink href={path(locale, "blocks")}>{tRoot("home.offer.palletBlocks.title")}</TextLink>
      </p>
      <div className="catalogue__aside columns">
        <Featured />
        <OwnFormat />
      </div>
    </div>
  );
}
