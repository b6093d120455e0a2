import { useLocale, useTranslations } from "next-intl";

import type { Product } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { figure } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import "./decision-strip.css";

/** Four answers that a buyer looks for first: load and mass, how many come on a truck, heat treatment. */
export function DecisionStrip({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("decision");
  const load = fullLoad(usualVehicle, product.geometry);
  const answers = [
    {
      term: t("load"),
      value: t("loadValue", { load: figure(locale, product.maxLoad) }),
      note: t("loadNote"),
    },
    { term: t("mass"), value: t("massValue", { mass: String(product.geometry.mass) }), note: t("massNote") },
    {
      term: t("perTruck"),
      value: t("perTruckValue", { pieces: String(load.perTrip) }),
      note: t("perTruckNote", { stacks: load.stacks, perStack: String(load.perStack) }),
    },
    { term: t("ht"), value: t("htValue"), note: t("htNote") },
  ];
  return (
    <dl className="decision-strip" aria-label={t("label")}>
      {answers.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd className="decision-strip__note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
