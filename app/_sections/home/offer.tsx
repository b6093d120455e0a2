import { useLocale, useTranslations } from "next-intl";

import { path } from "../../_i18n/paths";
import { Picture } from "../../_ui/picture";
import { Section } from "../../_ui/section";
import { counts } from "../../_content/counts";
import { inHeading, type Product, products, featured } from "../../_content/products";
import { productFacts } from "../../_load/product-facts";
import { addLoadAddress } from "../../_quote/line/quote-address";
import { useAddLoadText } from "../../_tools/frame-quote";
import { ButtonLink } from "../../_ui/button";
import "./offer.css";

/** Services, each with its picture and the page that a row opens. */
const services = [
  { key: "palletProduction", picture: "hero-line", page: "catalogue" },
  { key: "palletBlocks", picture: "service-blocks", page: "blocks" },
  { key: "heatTreatment", picture: "service-transport", page: "ispm" },
  { key: "packagingWaste", picture: "service-waste", page: "landing" },
] as const;

/** Renders the four services: a row is a link, with a picture beside its text. */
export function Services() {
  const locale = useLocale();
  const t = useTranslations("home.services");
  return (
    <Section id="services" rule={false} heading={t("heading")} lead={t("lead")}>
      <ul className="services__list">
        {services.map(({ key, picture, page }) => (
          <li key={key}>
            <Picture name={picture} alt="" sizes="(min-width: 64rem) 12.5rem, 6rem" widest={736} />
            <h3>
              <a className="quiet-link whole-link" href={path(locale, page)}>
                {t(`${key}.title`)}
              </a>
            </h3>
            <p className="fine-print">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Offers besides catalogue pallets, in order: key in `home.offer`, and page. */
const offerItems = [
  { key: "palletBlocks", page: "blocks" },
  { key: "ownSize", page: "size" },
  { key: "export", page: "ispm" },
] as const;

function PalletRow({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations();
  const { dimension, maxKg } = productFacts(locale, t, product);
  const name = t(product.name);
  const addText = useAddLoadText()(product);
  return (
    <li className="offer__row offer__row--pallet">
      <h3>
        <a className="quiet-link" href={path(locale, { route: "product", id: product.id })}>
          {inHeading(name)}
        </a>
      </h3>
      <p>
        {dimension.value}, {maxKg.brief.replaceAll(" ", "\u00a0")}
      </p>
      <ButtonLink
        className="offer__add"
        href={addLoadAddress(path(locale, "landing"), product.id)}
        label={`${addText}: ${name}`}
      >
        {addText}
      </ButtonLink>
    </li>
  );
}

/** Renders the offers as rows, the pallets first. */
export function Offer() {
  const locale = useLocale();
  const t = useTranslations("home.offer");
  return (
    <Section
      id="products"
      headingId="offer-heading"
      ground="sunk"
      rule={false}
      heading={t("heading")}
      lead={t("lead", counts)}
    >
      <ul className="ruled">
        {products.map((product) => (
          <PalletRow key={product.id} product={product} />
        ))}
        {offerItems.map(({ key, page }) => (
          <li className="offer__row" key={key}>
            <h3>
              <a className="quiet-link whole-link forward" href={path(locale, page)}>
                {t(`${key}.title`)}
              </a>
            </h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders links to the featured pallets with two key figures, at the bottom of the first screen. */
export function ProductTiles() {
  const locale = useLocale();
  const t = useTranslations("decision");
  const tRoot = useTranslations();
  return (
    <nav className="product-tiles on-sunk" aria-label={t("tilesLabel")}>
      <ul className="columns wrap">
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
                <span className="product-tiles__words column fine-print">
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
