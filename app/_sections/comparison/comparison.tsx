import { useLocale, useTranslations } from "next-intl";

import { AddLine } from "../../_quote/add-line";
import { useAddLoadText } from "../../_tools/frame-quote";
import { addLoadAddress } from "../../_quote/line/quote-address";
import { counts } from "../../_content/counts";
import { type Product, products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { PalletCardDrawing } from "../../_pallet/pallet-drawing";
import { ButtonLink, TextLink } from "../../_ui/button";
import { NarrowName } from "../../_ui/data-table";
import { changeFrom, comparisonGroups } from "./comparison-groups";
import "./comparison.css";

function AskLink({ product }: { product: Product }) {
  const { id, name } = product;
  const t = useTranslations();
  const addText = useAddLoadText()(product);
  return (
    <AddLine
      className="comparison__ask"
      href={addLoadAddress(path(useLocale(), "landing"), id)}
      label={`${addText}: ${t(name)}`}
    >
      {addText}
    </AddLine>
  );
}

/** Renders a column head, which stays in view: the name and, in wide windows, the quote link. */
function ComparisonHead({ product }: { product: Product }) {
  const locale = useLocale();
  const { id, name, shortName } = product;
  return (
    <th scope="col">
      <div className="comparison__head spread">
        <a className="target" href={path(locale, { route: "product", id })}>
          <NarrowName name={useTranslations()(name)} short={shortName} />
        </a>
        <AskLink product={product} />
      </div>
    </th>
  );
}

function ComparisonBody() {
  const locale = useLocale();
  const t = useTranslations();
  return comparisonGroups(locale, t).map((group) => (
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
          change: changeFrom(values[0] ?? value, value, locale),
        }));
        return (
          <tr
            key={name}
            className={values.every(({ text }) => text === values[0]?.text) ? "is-same" : undefined}
          >
            <th scope="row">{name}</th>
            {cells.map(({ id, text, change }) => (
              <td key={id} className={change === undefined ? undefined : "is-other"}>
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

/** Renders all products in one table, drawn at the same scale. */
export function Comparison() {
  const locale = useLocale();
  const t = useTranslations("comparison");
  const tRoot = useTranslations();
  return (
    <div className="comparison page-end wrap">
      <label className="comparison__only row target">
        <input type="checkbox" defaultChecked />
        {t("onlyDifferences")}
      </label>
      <table className="data-table data-table--rows comparison__table">
        <caption>
          {t("caption", counts)}. {t("scale")}.
        </caption>
        <thead>
          <tr className="comparison__names">
            <th scope="col">
              <span className="visually-hidden">{t("property")}</span>
            </th>
            {products.map((product) => (
              <ComparisonHead key={product.id} product={product} />
            ))}
          </tr>
          <tr>
            <td />
            {products.map(({ id, use, geometry }) => (
              <td key={id}>
                <PalletCardDrawing geometry={geometry} />
                <small>{tRoot(use)}</small>
              </td>
            ))}
          </tr>
        </thead>
        <ComparisonBody />
        {/* For windows where the column head has no space for the link. */}
        <tfoot>
          <tr>
            {products.map((product) => (
              <td key={product.id}>
                <AskLink product={product} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <aside className="comparison__own spread" aria-labelledby="comparison-own">
        <div>
          <h2 id="comparison-own">{t("own.heading")}</h2>
          <p>{t("own.text")}</p>
          <TextLink href={path(locale, "cartons")}>{tRoot("cartons.heading")}</TextLink>
        </div>
        <ButtonLink href={path(locale, "size")} arrow>
          {t("own.link")}
        </ButtonLink>
      </aside>
    </div>
  );
}
