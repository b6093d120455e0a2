import { useLocale, useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { asset, path } from "../../_i18n/paths";
import { fullLoad } from "../../_load/full-load";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { quoteContext } from "../../_contact/quote-context";
import { ButtonLink } from "../../_ui/button/button";
import { ComparisonBody } from "./comparison-body";
import { Filter } from "./filter/filter";
import "./comparison.css";
import "../../_styles/datasheet.css";

/** The products side by side in one table, drawn at one scale. */
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
          {t("caption")}. {t("scale")}.
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("property")}</th>
            {products.map(({ id, name, geometry }) => (
              <th key={id} scope="col" data-product={id}>
                <PalletCardDrawing geometry={geometry} />
                <a href={path(locale, { route: "product", id })}>{words(name)}</a>
                <small>{words(`decision.uses.${id}.text`)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <ComparisonBody />
        <tfoot>
          <tr>
            <td />
            {products.map(({ id, name, geometry }) => (
              <td key={id} data-product={id}>
                <ButtonLink
                  className="comparison__ask"
                  href={`${path(locale, "landing")}${quoteContext.pieces(id, fullLoad(usualVehicle, geometry).pieces)}`}
                  label={`${load("askButton")}: ${words(name)}`}
                >
                  {load("askButton")}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
