import { useTranslations } from "next-intl";

import { featured } from "../../../_content/products";
import { vehicles } from "../../../_content/vehicles";
import { LoadPlan } from "./load-plan";
import "./load-plans.css";

/** The plan of every full load in the table, folded vehicle by vehicle: a link to one of them opens its vehicle. */
export function LoadPlans() {
  const t = useTranslations("load");
  return (
    <section className="load-plans wrap" aria-labelledby="plans">
      <h2 id="plans">{t("plans.heading")}</h2>
      {vehicles.map((vehicle) => (
        <details key={vehicle.id} className="load-plans__vehicle">
          <summary>{t(`vehicles.${vehicle.id}.name`)}</summary>
          <div className="load-plans__body">
            {featured.map((product) => (
              <LoadPlan key={product.id} vehicle={vehicle} product={product} />
            ))}
          </div>
        </details>
      ))}
      <p>
        <a href="#loads">{t("plans.back")}</a>
      </p>
    </section>
  );
}
