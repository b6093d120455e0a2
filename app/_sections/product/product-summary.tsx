import { useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company";
import { inMillimetres, type Product } from "../../_content/products";
import { ButtonLink } from "../../_ui/button/button";
import { DataList } from "../../_ui/data-list/data-list";
import { Icon } from "../../_ui/icon/icon";
import { arrowDown } from "../../_ui/icon/icon-shapes";
import { PhoneLink } from "../../_contact/phone-link";
import "./product-summary.css";

/** Name, dimensions, the two ways to order, description, surface and quality. No price: no screen shows one. */
export function ProductSummary({ product }: { product: Product }) {
  const t = useTranslations("product");
  const words = useTranslations();
  return (
    <div className="product-summary">
      <h1>{words(product.name)}</h1>
      <dl className="product-summary__size">
        <dt>{t("dimensionLabel")}</dt>
        <dd>{inMillimetres(words(product.dimension))}</dd>
      </dl>
      <div className="cluster">
        <ButtonLink className="product-summary__order" href="#order" tone="accent" size="large">
          {t("orderButton")}
          <Icon shape={arrowDown} />
        </ButtonLink>
        <PhoneLink label={t("callButton", { phone: shownPhone(company.mainPhone) })} />
      </div>
      <p>{words(product.desc)}</p>
      <DataList
        rows={[
          { term: t("surfaceLabel"), value: words(product.surface) },
          { term: t("qualityLabel"), value: words(product.quality) },
        ]}
      />
    </div>
  );
}
