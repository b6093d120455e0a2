import { useLocale, useTranslations } from "next-intl";

import type { Product } from "../../_content/products";
import { productFacts } from "../../_load/product-facts";
import "./decision-strip.css";

/** Four answers that a buyer looks for first: load and mass, how many come on a truck, heat treatment. */
export function DecisionStrip({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("decision");
  const { maxKg, mass, perTruck, ht } = productFacts(locale, useTranslations(), product);
  return (
    <dl className="decision-strip" aria-label={t("label")}>
      {[maxKg, mass, perTruck, ht].map(({ term, brief, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{brief}</dd>
          <dd className="decision-strip__note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
