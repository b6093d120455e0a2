import { useLocale, useTranslations } from "next-intl";

import { Added } from "../../_quote/added";
import { counts } from "../../_content/counts";
import { products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { ComparisonCell } from "./comparison-cell";
import { comparisonGroups } from "./comparison-groups";
import { changeFrom } from "./filter/change";
import { ComparisonFoot } from "./comparison-foot";
import { ComparisonHead } from "./comparison-head";
import { Filter } from "./filter/filter";
import "./comparison.css";

/** The rows in their groups. Values that are otherwise than the first say so. */
function ComparisonBody() {
  const locale = useLocale();
  const words = useTranslations();
  return comparisonGroups(locale, words).map((group) => (
    <tbody key={group.name}>
      <tr className="comparison__group">
        <th scope="rowgroup" colSpan={products.length + 1}>
          {group.name}
        </th>
      </tr>
      {group.rows.map(({ name, of }) => {
        const compared = products.map((product) => ({ id: product.id, value: of(product) }));
        const changes = compared.map(({ value }) =>
          changeFrom(compared[0]?.value ?? value, value, locale, words("comparison.different")),
        );
        return (
          <tr key={name} className={changes.some(Boolean) ? undefined : "is-same"}>
            <th scope="row">{name}</th>
            {compared.map(({ id, value }, index) => (
              <ComparisonCell key={id} productId={id} value={value} change={changes[index] ?? ""} />
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
}

/** The products side by side in one table, drawn at one scale. */
export function Comparison() {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const load = useTranslations("load");
  const words = useTranslations();
  return (
    <div className="comparison wrap" data-island-scope="">
      <Filter />
      <table className="comparison__table">
        <caption>
          {t("caption", counts)}. {t("scale")}.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("property")}</span>
            </th>
            {products.map(({ id, name, shortName, use, geometry }) => (
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
            {products.map(({ id, name }) => (
              <ComparisonFoot
                key={id}
                id={id}
                name={words(name)}
                ask={load("addButton")}
                askShort={t("addShort")}
                more={t("page")}
                page={path(locale, { route: "product", id })}
                form={path(locale, "landing")}
              />
            ))}
          </tr>
        </tfoot>
      </table>
      <Added />
      <aside className="comparison__own" aria-labelledby="comparison-own">
        <div>
          <h2 id="comparison-own">{t("own.heading")}</h2>
          <p>{t("own.text")}</p>
        </div>
        <ButtonLink href={path(locale, "size")} arrow>
          {t("own.link")}
        </ButtonLink>
      </aside>
    </div>
  );
}
