import { useLocale, useTranslations } from "next-intl";

import { productFacts, supportFacts } from "../../_content/product-texts";
import { builtAt } from "../../_content/built-at";
import { company } from "../../_content/company/company";
import { epalFigures, eurPallet } from "../../_content/eur-pallet";
import { type Term, termId } from "../../_content/knowledge/glossary";
import { statements } from "../../_content/knowledge/statements";
import { dimensionsOf, type Product } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { AsOf } from "../../_components/as-of";
import { DataList } from "../../_ui/data-list";
import { DimensionDrawing } from "../../_pallet/dimension-drawing";
import "./product-data.css";

/** The technical half of the sheet: workshop drawing and every fact the data holds. */
export function ProductData({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const words = useTranslations();
  const facts = productFacts(locale, words, product);
  const dimension = dimensionsOf(product.geometry);
  const explained = (term: Term) => path(locale, "glossary", termId(term));
  const isEur = product.geometry === eurPallet;
  const epal = {
    term: t("epal.term"),
    value: t("epal.value", {
      kg: figure(locale, epalFigures.stackedLoad),
      nails: epalFigures.nails,
    }),
  };
  const block = product.geometry.blocks === "pressed" ? "pressedBlock" : "solidBlock";
  return (
    <section className="product-data on-sunk" aria-labelledby="product-data-heading">
      <div className="wrap">
        <h2 id="product-data-heading">{t("summaryHeading")}</h2>
        <DimensionDrawing
          geometry={product.geometry}
          label={`${words(product.name)}: ${dimension}`}
          locale={locale}
        />
        <DataList
          className="product-data__list"
          rows={[
            { term: t("dimensionLabel"), value: dimension },
            { term: t("surfaceLabel"), value: facts.surface },
            { term: t("maxKgLabel"), value: facts.maxKg, href: explained("uniformLoad") },
            ...supportFacts(locale, words, product),
            ...(isEur ? [epal] : []),
            { term: t("blockLabel"), value: facts.block, href: explained(block) },
            { term: t("deskLabel"), value: facts.desk, href: explained("deckboard") },
            { term: t("qualityLabel"), value: facts.quality },
            { term: t("massLabel"), value: facts.mass },
            { term: t("entriesLabel"), value: facts.entries },
            { term: t("toleranceLabel"), value: facts.tolerance },
          ]}
        />
        <p className="product-data__note">
          {t("planningNote")}{" "}
          {isEur && (
            <>
              {epal.term}. <AsOf statement={statements.eurFigures} />.{" "}
            </>
          )}
          {t.rich("sheetNote", {
            company: company.name,
            year: new Date(builtAt).getFullYear().toString(),
            // The build's year until the visitor's browser knows better: see `_client/current-year.ts`.
            time: (year) => <time data-current-year="">{year}</time>,
          })}
        </p>
      </div>
    </section>
  );
}
