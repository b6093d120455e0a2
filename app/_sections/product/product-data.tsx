import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../_content/built-at";
import { company } from "../../_content/company/company";
import { epalFigures, eurPallet } from "../../_content/eur-pallet";
import { type Term, termId } from "../../_content/knowledge/glossary";
import { statements } from "../../_content/knowledge/statements";
import type { Product } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { productFacts, supportFacts } from "../../_load/product-facts";
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
          label={`${words(product.name)}: ${facts.dimension.value}`}
          locale={locale}
        />
        <DataList
          className="product-data__list"
          rows={[
            facts.dimension,
            facts.surface,
            { ...facts.maxKg, href: explained("uniformLoad") },
            ...supportFacts(locale, words, product),
            ...(isEur ? [epal] : []),
            { ...facts.block, href: explained(block) },
            { ...facts.desk, href: explained("deckboard") },
            facts.quality,
            facts.mass,
            facts.entries,
            facts.tolerance,
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
