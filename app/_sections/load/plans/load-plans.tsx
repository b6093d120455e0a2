import { useTranslations } from "next-intl";

import { products } from "../../../_content/products";
import { vehicles } from "../../../_content/vehicles";
import { LoadPlan } from "./load-plan";
import "./load-plans.css";

/** The plan of every full load in one place: the one that the address names is shown, else the first. */
export function LoadPlans() {
  const t = useTranslations("load.plans");
  return (
    <section className="load-plans wrap" aria-labelledby="plans">
      <h2 id="plans">{t("heading")}</h2>
      {vehicles.flatMap((vehicle) =>
        products.map((product) => (
          <LoadPlan key={`${vehicle.id} ${product.id}`} vehicle={vehicle} product={product} />
        )),
      )}
      <p>
        <a href="#loads">{t("back")}</a>
      </p>
    </section>
  );
}
