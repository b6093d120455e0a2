import { useLocale, useTranslations } from "next-intl";

import { Added } from "../../_quote/added";
import { addLoadAddress } from "../../_quote/quote-address";
import { counts } from "../../_content/counts";
import { type Product, products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { ButtonLink } from "../../_ui/button";
import { NarrowName } from "../../_ui/data-table";
import { comparisonGroups } from "./comparison-groups";
import { changeFrom } from "./columns";
import { Filter } from "./filter";
import "./comparison.css";

/** Over a column: the pallet's drawing, name and what it is used for. */
function ComparisonHead({ product: { id, name, shortName, use, geometry } }: { product: Product }) {
  const locale = useLocale();
  const words = useTranslations();
  return (
    <th scope="col" data-product={id}>
      <PalletCardDrawing geometry={geometry} />
      <a href={path(locale, { route: "product", id })}>
        <NarrowName name={words(name)} short={shortName} />
      </a>
      <small>{words(use)}</small>
    </th>
  );
}

/**
 * The rows in their groups. Values that are otherwise than the first say so; the filter above reads figure and unit, and
 * writes the change anew when columns go.
 */
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
      {group.rows.map(({ name, values }) => {
        const cells = values.map(({ id, ...value }) => ({
          id,
          ...value,
          change: changeFrom(values[0] ?? value, value, locale, words("comparison.different")),
        }));
        return (
          <tr key={name} className={cells.some(({ change }) => change) ? undefined : "is-same"}>
            <th scope="row">{name}</th>
            {cells.map(({ id, text, figure, unit, change }) => (
              <td
                key={id}
                className={change ? "is-other" : undefined}
                data-product={id}
                data-figure={figure}
                data-unit={unit}
              >
                <span className="comparison__value">{text}</span>
                <span className="comparison__change">{change}</span>
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
}

/** Under a column: the way to the quote list, with a full load of the pallet, and to its page. */
function ComparisonFoot({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const words = useTranslations();
  const { id } = product;
  const name = words(product.name);
  const ask = words("load.addButton");
  return (
    <td data-product={id}>
      <ButtonLink
        className="comparison__ask"
        href={addLoadAddress(path(locale, "landing"), id)}
        tone="accent"
        label={`${ask}: ${name}`}
      >
        <NarrowName name={ask} short={t("addShort")} />
      </ButtonLink>
      <a
        className="comparison__page"
        href={path(locale, { route: "product", id })}
        aria-label={`${t("page")}: ${name}`}
      >
        {t("page")}
      </a>
    </td>
  );
}

/** The products side by side in one table, drawn at one scale. */
export function Comparison() {
  const locale = useLocale();
  const t = useTranslations("comparison");
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
            {products.map((product) => (
              <ComparisonHead key={product.id} product={product} />
            ))}
          </tr>
        </thead>
        <ComparisonBody />
        <tfoot>
          <tr>
            <td />
            {products.map((product) => (
              <ComparisonFoot key={product.id} product={product} />
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
