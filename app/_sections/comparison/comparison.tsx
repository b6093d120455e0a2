import { useLocale, useTranslations } from "next-intl";

import { Added } from "../../_features/contact/added";
import { MorePallets } from "../../_features/contact/more-pallets";
import { counts } from "../../_content/counts";
import { featured } from "../../_content/products";
import { asset, path } from "../../_i18n/paths";
import { ComparisonBody } from "./comparison-body";
import { ComparisonFoot } from "./comparison-foot";
import { ComparisonHead } from "./comparison-head";
import { Filter } from "./filter/filter";
import "./comparison.css";
import "../../_styles/datasheet.css";

/** The featured products side by side in one table, drawn at one scale; the filter adds those that the address asks for. */
export function Comparison() {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const load = useTranslations("load");
  const words = useTranslations();
  return (
    <div className="comparison wrap" data-island-scope="">
      <link rel="stylesheet" href={asset("/assets/comparison/columns.css")} />
      <Filter />
      <table className="comparison__table">
        <caption>
          {t("caption", counts)}. {t("scale")}.
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("property")}</th>
            {featured.map(({ id, name, shortName, use, geometry }) => (
              <ComparisonHead
                key={id}
                id={id}
                geometry={geometry}
                name={words(name)}
                shortName={shortName}
                use={words(use)}
                href={path(locale, { route: "product", id })}
              />
            ))}
          </tr>
        </thead>
        <ComparisonBody />
        <tfoot>
          <tr>
            <td />
            {featured.map(({ id, name }) => (
              <ComparisonFoot
                key={id}
                id={id}
                name={words(name)}
                ask={load("addButton")}
                form={path(locale, "landing")}
              />
            ))}
          </tr>
        </tfoot>
      </table>
      <MorePallets />
      <Added />
    </div>
  );
}
