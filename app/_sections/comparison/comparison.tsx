import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { asset, path } from "../../_i18n/paths";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { Added } from "../../_contact/added";
import { addAddress } from "../../_contact/quote-address";
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
          {t("caption", counts)}. {t("scale")}.
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
            {products.map(({ id, name }) => (
              <td key={id} data-product={id}>
                <ButtonLink
                  className="comparison__ask"
                  href={addAddress(path(locale, "landing"), {
                    kind: "load",
                    product: id,
                    vehicle: usualVehicle.id,
                    loads: 1,
                  })}
                  label={`${load("addButton")}: ${words(name)}`}
                >
                  {load("addButton")}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Added />
    </div>
  );
}
