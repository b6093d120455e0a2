import { useLocale, useTranslations } from "next-intl";

import { footprints } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { times } from "../../_i18n/figures";
import { Island } from "../../../islands/island";
import { useToolProps } from "../../_tools/kit/offers";
import { ToolSection } from "../../_tools/kit/tool-section";
import { LoadPlanner } from "../../_tools/load/load-planner.client";
import { loadTool } from "../../_tools/load/load-tool";
import { loadedPlaces } from "./loaded-table";

/** Renders the load planner. */
export function Planner() {
  const locale = useLocale();
  const t = useTranslations("load");
  const places = new Intl.ListFormat(locale, { type: "disjunction" }).format(
    footprints.map((product) => {
      const { length, depth } = product.geometry;
      return t("loaded.places", {
        places: loadedPlaces(usualVehicle, product).places,
        format: times(length, depth),
      });
    }),
  );
  return (
    <ToolSection heading="plan">
      <Island name="load-planner" ahead component={LoadPlanner} props={useToolProps(loadTool)} />
      <p className="fine-print">
        <a href="#loaded">{t("loaded.short", { places, vehicle: t(`vehicles.${usualVehicle.id}.name`) })}</a>
      </p>
    </ToolSection>
  );
}
