import { useLocale, useTranslations } from "next-intl";

import { PageBreadcrumb } from "../../_features/contact/page-breadcrumb";
import { dimensionsOf, inHeading, type Product } from "../../_content/products";
import { PhotoDimensions } from "../../_features/pallet/photo/photo-dimensions";
import { Picture } from "../../_ui/picture";
import { productFacts } from "../../_content/product-texts";
import { company, shownPhone } from "../../_content/company/company";
import { vehicles } from "../../_content/vehicles";
import { fullLoad } from "../../_features/load/full-load";
import { DataList } from "../../_ui/data-list";
import { Summary } from "../../_ui/summary";
import { PhoneLink } from "../../_features/contact/phone-link";
import { QuoteLink } from "../../_features/contact/quote-link";
import { DecisionStrip } from "./decision-strip";
import "./product-sheet.css";
import "../../_styles/datasheet.css";

/**
 * Name, what decides, dimensions, ways to order and request, surface and quality. No price: no screen shows
 * one.
 */
function ProductSummary({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  const decision = useTranslations("decision");
  const facts = productFacts(useLocale(), words, product);
  const load = fullLoad(vehicles[0], product.geometry);
  return (
    <Summary
      heading={inHeading(words(product.name))}
      strip={<DecisionStrip product={product} />}
      fact={{ term: t("dimensionLabel"), value: dimensionsOf(product.geometry) }}
      ask={{ href: "#order", text: t("orderButton") }}
      ways={
        <>
          {load && (
            <QuoteLink about={product.id} pieces={load.pieces}>
              {`${t("quoteButton")}: ${decision("perTruckValue", { pieces: String(load.pieces) })}`}
            </QuoteLink>
          )}
          <PhoneLink label={t("callButton", { phone: shownPhone(company.mainPhone) })} />
        </>
      }
    >
      <DataList
        rows={[
          { term: t("surfaceLabel"), value: facts.surface },
          { term: t("qualityLabel"), value: facts.quality },
        ]}
      />
    </Summary>
  );
}

/** The first view of a product: where it lies, its picture with true dimensions, its summary. */
export function ProductSheet({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  return (
    <>
      <div className="wrap">
        <PageBreadcrumb page="product" />
      </div>
      <div className="product-sheet wrap deck">
        <figure className="product-sheet__picture">
          <Picture
            name={product.img}
            alt={t("imageAlt", { name: words(product.name) })}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, calc(100vw - 2rem)"
            priority
          />
          <PhotoDimensions geometry={product.geometry} camera={product.camera} />
        </figure>
        <ProductSummary product={product} />
      </div>
    </>
  );
}
