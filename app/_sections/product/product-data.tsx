import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../_content/built-at";
import { company } from "../../_content/company/company";
import { epalFigures, eurPallet, loadsByDistribution } from "../../_content/eur-pallet";
import { type Term, termId } from "../../_content/knowledge/glossary";
import { statements } from "../../_content/knowledge/statements";
import type { Product } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { onRequest, originFacts, packagingFacts, supportFacts } from "../../_load/product-texts";
import { productFacts } from "../../_load/product-facts";
import { Sources } from "../../_components/as-of";
import { quoteAddress } from "../../_quote/line/quote-address";
import { DataList } from "../../_ui/data-list";
import { Fold } from "../../_ui/fold";
import { SectionHead } from "../../_ui/section";
import { DimensionDrawing } from "../../_pallet/drawings";

/**
 * Renders the workshop drawing, all product data, and the masses of the materials. The last row links to a
 * request for the data that come with a quote.
 */
export function ProductData({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("product");
  const tRoot = useTranslations();
  const facts = productFacts(locale, tRoot, product);
  const explained = (term: Term) => path(locale, "glossary", termId(term));
  const isEur = product.geometry === eurPallet;
  const epal = {
    term: t("epal.term"),
    value: t("epal.value", {
      kg: figure(locale, epalFigures.stackedLoad),
      nails: epalFigures.nails,
    }),
  };
  const { any, even, compact } = loadsByDistribution;
  const byLoad = {
    term: t("byLoad.term"),
    value: t("byLoad.value", {
      any: figure(locale, any),
      even: figure(locale, even),
      compact: figure(locale, compact),
    }),
  };
  const open = onRequest(tRoot, product);
  const block = product.geometry.blocks === "pressed" ? "pressedBlock" : "solidBlock";
  return (
    <section className="section product-data on-sunk" aria-labelledby="product-data-heading">
      <div className="wrap">
        <SectionHead id="product-data-heading" heading={t("summaryHeading")} />
        <DimensionDrawing
          geometry={product.geometry}
          label={`${tRoot(product.name)}: ${facts.dimension.value}`}
          locale={locale}
        />
        <DataList
          className="data-list data-list--columns product-data__list product-data__facts"
          rows={[
            { term: facts.dimension.term, value: `${facts.dimension.value}, ${facts.surface.value}` },
            facts.mass,
            { ...facts.maxKg, href: explained("uniformLoad") },
            ...supportFacts(locale, tRoot, product),
            { ...facts.ht, value: `${facts.ht.value}, ${facts.ht.note}` },
            { ...facts.block, href: explained(block) },
            {
              term: tRoot("blocks.data.formaldehyde"),
              value: t(`formaldehyde.${product.geometry.blocks}`),
              ...(product.geometry.blocks === "pressed" ? { href: path(locale, "blocks") } : {}),
            },
            { ...facts.desk, href: explained("deckboard") },
            facts.entries,
            ...(isEur ? [byLoad, epal] : []),
            ...originFacts(locale, tRoot, product),
            facts.customs,
            ...(product.typeNumber ? [{ term: t("typeNumber"), value: product.typeNumber }] : []),
            {
              term: tRoot("facts.onRequest.term"),
              value: (
                <>
                  {open} <a href={quoteAddress(locale, product.id, open)}>{tRoot("facts.onRequest.link")}</a>
                </>
              ),
            },
          ]}
        />
        <p className="product-data__note">
          <Sources
            statements={[
              ...(isEur ? [statements.palletLoads, statements.eurFigures] : []),
              statements.customs,
            ]}
          />
        </p>
        <Fold className="product-data__fold">
          <summary>{tRoot("packagingData.heading")}</summary>
          <DataList
            className="data-list data-list--columns product-data__list"
            rows={packagingFacts(locale, tRoot, product).map(({ term, code, value, basis }) => ({
              term: [term, code].filter(Boolean).join(", "),
              value: [value, basis].filter(Boolean).join(", "),
            }))}
          />
          {!product.weighed && <p className="product-data__note">{tRoot("packagingData.stated")}</p>}
        </Fold>
        <p className="product-data__note">
          {t("planningNote")}{" "}
          {t.rich("sheetNote", {
            company: company.name,
            year: new Date(builtAt).getFullYear().toString(),
            // The build's year until a script updates it (`current-year.ts`).
            time: (year) => <time data-current-year="">{year}</time>,
          })}
        </p>
      </div>
    </section>
  );
}
