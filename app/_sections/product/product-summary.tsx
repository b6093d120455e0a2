import { useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company/company";
import { inHeading, inMillimetres, type Product } from "../../_content/products";
import { vehicles } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { DataList } from "../../_ui/data-list/data-list";
import { Summary } from "../../_ui/summary/summary";
import { PhoneLink } from "../../_contact/phone-link";
import { QuoteLink } from "../../_contact/quote-link";
import { DecisionStrip } from "./decision/decision-strip";

/** Name, what decides, dimensions, the ways to order and ask, surface and quality. No price: no screen shows one. */
export function ProductSummary({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  const decision = useTranslations("decision");
  const load = fullLoad(vehicles[0], product.geometry);
  return (
    <Summary
      heading={inHeading(words(product.name))}
      strip={<DecisionStrip product={product} />}
      fact={{ term: t("dimensionLabel"), value: inMillimetres(words(product.dimension)) }}
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
          { term: t("surfaceLabel"), value: words(product.surface) },
          { term: t("qualityLabel"), value: words(product.quality) },
        ]}
      />
    </Summary>
  );
}
