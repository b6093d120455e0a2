import { useLocale, useTranslations } from "next-intl";

import { figure, inMillimetres } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { type Product, products } from "../../_content/products";
import { type Vehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { fullLoad, usualPlay } from "../../_load/full-load";
import { TextLink } from "../../_ui/text-link";
import "../../_ui/data-table.css";
import "./loaded-table.css";

/** Renders the floor places for loaded pallets in common vehicles, and the average mass per place. */
export function LoadedTable() {
  const locale = useLocale();
  const t = useTranslations("load");
  const tRoot = useTranslations();
  return (
    <section className="loaded-table wrap deck" aria-labelledby="loaded">
      <div className="loaded-table__head">
        <h2 id="loaded">{t("loaded.heading")}</h2>
        <p>{t("loaded.lead")}</p>
        <TextLink href={path(locale, "cartons")}>{tRoot("cartons.heading")}</TextLink>
      </div>
      <div className="data-table__box loaded-table__box">
        <table className="loaded-table__table data-table data-table--figures">
          <caption>{t("loaded.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("table.vehicle")}</th>
              {loadedFootprints.map(({ id, geometry: { length, depth } }) => (
                <th key={id} scope="col">
                  {inMillimetres(length, depth)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loadedVehicles.map((vehicle) => (
              <tr key={vehicle.id}>
                <th scope="row">{t(`vehicles.${vehicle.id}.name`)}</th>
                {loadedFootprints.map((product) => {
                  const { places, massOfPlace } = loadedPlaces(vehicle, product);
                  return (
                    <td key={product.id}>
                      <strong>{figure(locale, places)}</strong>
                      <span>{t("loaded.massOfPlace", { mass: figure(locale, massOfPlace) })}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Common vehicles for loaded pallets; one container for each floor size. */
const usual: readonly VehicleId[] = ["semi", "tandem", "solo", "ft20", "ft40", "ft45pw"];

/** Vehicles of the table. */
export const loadedVehicles = vehicles.filter(({ id }) => usual.includes(id));

/** One product per footprint, because only the footprint matters. */
export const loadedFootprints: readonly Product[] = products.filter(
  ({ geometry: { length, depth } }, index) =>
    products.findIndex(({ geometry }) => geometry.length === length && geometry.depth === depth) === index,
);

/** Floor places of a vehicle for loaded pallets, which are not stacked. */
interface LoadedPlaces {
  readonly places: number;
  /** Average mass per place within the payload, including the pallet; kg, rounded down to tens. */
  readonly massOfPlace: number;
}

/** Counts the floor places of a vehicle with the packing search of full loads, one pallet per stack. */
export function loadedPlaces(vehicle: Vehicle, { geometry }: Pick<Product, "geometry">): LoadedPlaces {
  const { stacks } = fullLoad(vehicle, geometry, { play: usualPlay, stackLimit: 1 });
  return { places: stacks, massOfPlace: Math.floor(vehicle.payload / stacks / 10) * 10 };
}
