import { useLocale, useTranslations } from "next-intl";

import { Breadcrumb } from "../../_components/breadcrumb";
import { PhoneLink } from "../../_components/phone-link";
import { inHeading, othersNear, type Product } from "../../_content/products";
import { PhotoDimensions } from "../../_pallet/photo-dimensions";
import { Picture } from "../../_ui/picture";
import { productFacts } from "../../_load/product-facts";
import { rating } from "../../_content/company/company";
import { usualVehicle } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { Icon, star, starOutline } from "../../_ui/icon";
import { DataList } from "../../_ui/data-list";
import { Summary } from "../../_ui/summary";
import { AddLine } from "../../_quote/add-line";
import { addLoadAddress } from "../../_quote/line/quote-address";
import { decimals } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { TextLink } from "../../_ui/button";
import { sizeSearch } from "../../_tools/size/size-pallet";
import "./product.css";

function DecisionStrip({ facts }: { facts: ReturnType<typeof productFacts> }) {
  const t = useTranslations("decision");
  const { maxKg, mass, perTruck, ht } = facts;
  return (
    <dl className="decision-strip row" aria-label={t("label")}>
      {[maxKg, mass, perTruck, ht].map(({ term, brief }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{brief}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the fixed rating as stars and text, exposed as one image. */
function Rating() {
  const t = useTranslations("product.rating");
  const locale = useLocale();
  const figures = { value: decimals(locale, rating.value, 1), best: decimals(locale, rating.best, 1) };
  return (
    <p className="rating" role="img" aria-label={t("ariaLabel", figures)}>
      <span className="rating__stars">
        {Array.from({ length: rating.best }, (_, index) => (
          <Icon key={index} shape={index < rating.stars ? star : starOutline} />
        ))}
      </span>
      <span aria-hidden="true">{t("text", figures)}</span>
    </p>
  );
}

function useOtherLoads(product: Product) {
  const locale = useLocale();
  const t = useTranslations();
  const links = othersNear(product).map((each) => {
    const text = `${each.shortName}: ${productFacts(locale, t, each).perTruck.brief}`;
    return {
      href: addLoadAddress(path(locale, "landing"), each.id),
      text,
      label: `${text}: ${t("adding.open")}`,
    };
  });
  return { text: t("adding.more"), links };
}

/** Renders the summary of a product: key facts, quote links, contact and rating. No screen shows a price. */
function ProductSummary({ product }: { product: Product }) {
  const t = useTranslations("product");
  const tRoot = useTranslations();
  const locale = useLocale();
  const facts = productFacts(locale, tRoot, product);
  return (
    <Summary
      heading={inHeading(tRoot(product.name))}
      fact={
        <>
          <span className="visually-hidden">{facts.dimension.term} </span>
          {facts.dimension.value}
        </>
      }
      strip={<DecisionStrip facts={facts} />}
      action={
        <AddLine
          href={addLoadAddress(path(locale, "landing"), product.id)}
          tone="accent"
          size="large"
          more={useOtherLoads(product)}
          meanwhile={{ href: "#quantity", text: t("orderButton") }}
          amount={{
            id: "amount",
            label: tRoot("load.quantityLabel"),
            usual: fullLoad(usualVehicle, product.geometry).perTrip,
          }}
        >
          {tRoot("adding.open")}
        </AddLine>
      }
      phone={<PhoneLink />}
    >
      <Rating />
      <DataList rows={[facts.surface, facts.quality]} />
      <TextLink className="forward" href={path(locale, "size") + sizeSearch(product)}>
        {t("ownSize")}
      </TextLink>
    </Summary>
  );
}

/** Renders the first view of a product page. */
export function ProductSheet({ product }: { product: Product }) {
  const t = useTranslations("product");
  const tRoot = useTranslations();
  return (
    <>
      <div className="wrap">
        <Breadcrumb page={{ route: "product", id: product.id }} />
      </div>
      <div className="product-sheet wrap deck">
        <figure className="product-sheet__picture boards-1-3">
          <Picture
            name={product.img}
            alt={t("imageAlt", { name: tRoot(product.name) })}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, (min-width: 48rem) 25rem, calc(100vw - 2rem)"
            priority
          />
          <PhotoDimensions geometry={product.geometry} camera={product.camera} />
        </figure>
        <ProductSummary product={product} />
      </div>
    </>
  );
}
