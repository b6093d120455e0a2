import { useLocale, useTranslations } from "next-intl";

import { productFacts } from "../../_content/product-texts";
import { builtAt } from "../../_content/built-at";
import { company } from "../../_content/company/company";
import { type Term, termId } from "../../_content/knowledge/glossary";
import { dimensionsOf, type Product } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { DataList } from "../../_ui/data-list";
import { DimensionDrawing } from "../../_features/pallet/dimension-drawing";
import "./product-data.css";

/** The technical half of the sheet: workshop drawing and every fact the data holds. */
export function ProductData({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const words = useTranslations();
  const facts = productFacts(locale, words, product);
  const dimension = dimensionsOf(product.geometry);
  const explained = (term: Term) => path(locale, "glossary", termId(term));
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
            { term: t("blockLabel"), value: facts.block, href: explained(block) },
            { term: t("deskLabel"), value: facts.desk, href: explained("deckboard") },
            { term: t("qualityLabel"), value: facts.quality },
            { term: t("massLabel"), value: facts.mass },
            { term: t("entriesLabel"), value: facts.entries },
            { term: t("toleranceLabel"), value: facts.tolerance },
          ]}
        />
        <p className="product-data__note">
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
