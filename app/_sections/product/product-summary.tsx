import { useLocale, useTranslations } from "next-intl";

import { productFacts } from "../../_content/product-texts";
import { company, shownPhone } from "../../_content/company/company";
import { dimensionsOf, inHeading, type Product } from "../../_content/products";
import { vehicles } from "../../_content/vehicles";
import { fullLoad } from "../../_features/load/full-load";
import { DataList } from "../../_ui/data-list";
import { Summary } from "../../_ui/summary";
import { PhoneLink } from "../../_features/contact/phone-link";
import { QuoteLink } from "../../_features/contact/quote-link";
import { DecisionStrip } from "./decision-strip";

/** Name, what decides, dimensions, the ways to order and ask, surface and quality. No price: no screen shows one. */
export function ProductSummary({ product }: { product: Product }) {
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
