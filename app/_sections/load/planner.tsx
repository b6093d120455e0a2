import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { footprints, type Product } from "../../_content/products";
import { usualVehicle, type Vehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { times, figure, inMillimetres } from "../../_i18n/figures";
import { Island } from "../../../islands/island";
import { useToolProps } from "../../_tools/kit/offers";
import { ToolSection } from "../../_tools/kit/tool-section";
import { LoadPlanner } from "../../_tools/load/load-planner.client";
import { loadTool } from "../../_tools/load/load-tool";
import { path } from "../../_i18n/paths";
import { fullLoad, unstacked, usualPlay } from "../../_load/full-load";
import { DataTable } from "../../_ui/data-table";
import { TextLink } from "../../_ui/button";

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

/** Renders the floor places for loaded pallets in common vehicles, and the average mass per place. */
export function LoadedTable() {
  const locale = useLocale();
  const t = useTranslations("load");
  const tRoot = useTranslations();
  return (
    <section className="loaded-table wrap deck" aria-labelledby="loaded">
      <div className="boards-1-2">
        <h2 id="loaded">{t("loaded.heading")}</h2>
        <p>{t("loaded.lead")}</p>
        <div className="row">
          <TextLink href={path(locale, "cartons")}>{tRoot("cartons.heading")}</TextLink>
          <TextLink href={path(locale, "metres")}>{tRoot("metres.heading")}</TextLink>
        </div>
      </div>
      <DataTable
        className="boards-3-5"
        caption={t("loaded.caption", { play: usualPlay })}
        columns={[
          t("table.vehicle"),
          ...footprints.map(({ geometry: { length, depth } }) => inMillimetres(length, depth)),
        ]}
        rows={loadedVehicles.map((vehicle) => ({
          id: vehicle.id,
          name: t(`vehicles.${vehicle.id}.name`),
          cells: footprints.map((product) => {
            const { places, massPerPlace } = loadedPlaces(vehicle, product);
            return (
              <Fragment key={product.id}>
                <strong>{figure(locale, places)}</strong>
                <small>{t("loaded.massOfPlace", { mass: figure(locale, massPerPlace) })}</small>
              </Fragment>
            );
          }),
        }))}
        kind="rows"
      />
    </section>
  );
}

/** Common vehicles for loaded pallets; one container for each floor size. */
const usual: readonly VehicleId[] = ["semi", "tandem", "solo", "ft20", "ft40", "ft45pw"];

/** Vehicles of the table. */
export const loadedVehicles = vehicles.filter(({ id }) => usual.includes(id));

/** Floor places of a vehicle for loaded pallets, which are not stacked. */
interface LoadedPlaces {
  readonly places: number;
  /** Payload per place, at most the capacity of the pallet; kg, rounded down to tens. */
  readonly massPerPlace: number;
}

/** Counts the floor places of a vehicle with the packing search of full loads, one pallet per stack. */
export function loadedPlaces(
  vehicle: Vehicle,
  { geometry, maxLoad }: Pick<Product, "geometry" | "maxLoad">,
): LoadedPlaces {
  const { stacks } = fullLoad(vehicle, geometry, unstacked);
  return { places: stacks, massPerPlace: Math.min(Math.floor(vehicle.payload / stacks / 10) * 10, maxLoad) };
}
