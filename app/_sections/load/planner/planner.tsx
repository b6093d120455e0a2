import { useLocale, useTranslations } from "next-intl";

import { footprints } from "../../../_content/products";
import { usualVehicle } from "../../../_content/vehicles";
import { offeredPallets, offeredVehicles } from "../../../_load/offered";
import { times, withinSentence } from "../../../_i18n/figures";
import { languages } from "../../../_i18n/languages";
import { useIslandMessages } from "../../../_i18n/island-messages";
import { path } from "../../../_i18n/paths";
import { Island } from "../../../../islands/island";
import { loadedPlaces } from "../loaded-table";
import { LoadPlanner } from "./load-planner.client";
import { plannerParts } from "./planner-messages";
import "./planner.css";

/** Renders the load planner. */
export function Planner() {
  const locale = useLocale();
  const t = useTranslations("load");
  const tRoot = useTranslations();
  const places = new Intl.ListFormat(languages[locale].region, { type: "disjunction" }).format(
    footprints.map((product) => {
      const { length, depth } = product.geometry;
      return t("loaded.places", {
        places: loadedPlaces(usualVehicle, product).places,
        format: times(length, depth),
      });
    }),
  );
  return (
    <section className="planner on-sunk" aria-labelledby="plan">
      <div className="wrap">
        <Island
          name="load-planner"
          component={LoadPlanner}
          hydrate="interest"
          props={{
            messages: useIslandMessages(...plannerParts),
            pallets: offeredPallets(tRoot),
            vehicles: offeredVehicles(tRoot),
            quote: path(locale, "landing"),
          }}
        />
        <p className="planner__loaded">
          <a href="#loaded">
            {t("loaded.short", {
              places,
              vehicle: withinSentence(locale, t(`vehicles.${usualVehicle.id}.name`)),
            })}
          </a>
        </p>
      </div>
    </section>
  );
}
