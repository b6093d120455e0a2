import { useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company/company";
import { inMillimetres, type Product } from "../../_content/products";
import { vehicles } from "../../_content/vehicles";
import { fullLoad } from "../../_load/full-load";
import { ButtonLink } from "../../_ui/button/button";
import { DataList } from "../../_ui/data-list/data-list";
import { Icon } from "../../_ui/icon/icon";
import { arrowDown } from "../../_ui/icon/icon-shapes";
import { PhoneLink } from "../../_contact/phone-link";
import { QuoteLink } from "../../_contact/quote-link";
import { DecisionStrip } from "./decision/decision-strip";
import "./product-summary.css";

/** Name, what decides, dimensions, the ways to order and ask, surface and quality. No price: no screen shows one. */
export function ProductSummary({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  const decision = useTranslations("decision");
  const load = fullLoad(vehicles[0], product.geometry);
  return (
    <div className="product-summary">
      <h1>{words(product.name)}</h1>
      <DecisionStrip product={product} />
      <dl className="product-summary__size">
        <dt>{t("dimensionLabel")}</dt>
        <dd>{inMillimetres(words(product.dimension))}</dd>
      </dl>
      <div className="cluster">
        <ButtonLink className="product-summary__order" href="#order" tone="accent" size="large">
          {t("orderButton")}
          <Icon shape={arrowDown} />
        </ButtonLink>
        {load && (
          <QuoteLink about={product.id} pieces={load.pieces}>
            {`${t("quoteButton")}: ${decision("perTruckValue", { pieces: String(load.pieces) })}`}
          </QuoteLink>
        )}
        <PhoneLink label={t("callButton", { phone: shownPhone(company.mainPhone) })} />
      </div>
      <DataList
        rows={[
          { term: t("surfaceLabel"), value: words(product.surface) },
          { term: t("qualityLabel"), value: words(product.quality) },
        ]}
      />
    </div>
  );
}
