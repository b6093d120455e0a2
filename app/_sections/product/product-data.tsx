import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../_content/built-at";
import { company } from "../../_content/company/company";
import { epalFigures, eurPallet } from "../../_content/eur-pallet";
import { type Term, termId } from "../../_content/knowledge/glossary";
import { statements } from "../../_content/knowledge/statements";
import type { Product } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { packagingFacts } from "../../_load/packaging-facts";
import { productFacts, supportFacts } from "../../_load/product-facts";
import { AsOf } from "../../_components/as-of";
import { DataList } from "../../_ui/data-list";
import { Fold } from "../../_ui/fold";
import { SectionHead } from "../../_ui/section";
import { DimensionDrawing } from "../../_pallet/dimension-drawing";
import "./product-data.css";

/** The technical half of the sheet: workshop drawing and what the data hold beyond the summary, with the notes of its figures; the masses of its materials. */
export function ProductData({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const words = useTranslations();
  const facts = productFacts(locale, words, product);
  const explained = (term: Term) => path(locale, "glossary", termId(term));
  const noted = ({ term, note }: { term: string; note: string }) => ({ term, value: note });
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
        <SectionHead id="product-data-heading" heading={t("summaryHeading")} />
        <DimensionDrawing
          geometry={product.geometry}
          label={`${words(product.name)}: ${facts.dimension.value}`}
          locale={locale}
        />
        <DataList
          className="product-data__list"
          rows={[
            { ...noted(facts.maxKg), href: explained("uniformLoad") },
            ...supportFacts(locale, words, product),
            ...(isEur ? [epal] : []),
            { ...facts.block, href: explained(block) },
            { ...facts.desk, href: explained("deckboard") },
            facts.entries,
            facts.tolerance,
            noted(facts.mass),
            noted(facts.ht),
            ...(product.typeNumber ? [{ term: t("typeNumber"), value: product.typeNumber }] : []),
          ]}
        />
        <Fold className="product-data__masses">
          <summary>{words("packagingData.heading")}</summary>
          <DataList
            className="product-data__list"
            rows={packagingFacts(locale, words, product).map(({ term, code, value, basis }) => ({
              term: [term, code].filter(Boolean).join(", "),
              value: [value, basis].filter(Boolean).join(", "),
            }))}
          />
          {!product.weighed && <p className="product-data__note">{words("packagingData.stated")}</p>}
        </Fold>
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
