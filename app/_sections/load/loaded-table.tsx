import { useLocale, useTranslations } from "next-intl";

import { figure, inMillimetres } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { type Product, products } from "../../_content/products";
import { type Vehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { fullLoad, usualPlay } from "../../_load/full-load";
import { TextLink } from "../../_ui/text-link";
import "../../_ui/data-table.css";
import "./loaded-table.css";

/** How many pallets with goods stand on the floor of the usual vehicles, and what each may weigh on average. */
export function LoadedTable() {
  const locale = useLocale();
  const t = useTranslations("load");
  const words = useTranslations();
  return (
    <section className="loaded-table wrap deck" aria-labelledby="loaded">
      <div className="loaded-table__head">
        <h2 id="loaded">{t("loaded.heading")}</h2>
        <p>{t("loaded.lead")}</p>
        <TextLink href={path(locale, "cartons")}>{words("cartons.heading")}</TextLink>
      </div>
      <div className="data-table__box">
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

/** Vehicles that loaded pallets usually travel on; of containers with the same floor the first. */
const usual: readonly VehicleId[] = ["semi", "tandem", "solo", "ft20", "ft40", "ft45pw"];

/** The vehicles that places of loaded pallets are stated for. */
export const loadedVehicles = vehicles.filter(({ id }) => usual.includes(id));

/** One product for each footprint that the products have: of loaded pallets only the footprint counts. */
export const loadedFootprints: readonly Product[] = products.filter(
  ({ geometry: { length, depth } }, index) =>
    products.findIndex(({ geometry }) => geometry.length === length && geometry.depth === depth) === index,
);

/** Places on the floor of a vehicle for pallets that carry goods and are not stacked. */
interface LoadedPlaces {
  readonly places: number;
  /** What one place may weigh on average before the payload is used up, pallet included; kg, rounded down to tens. */
  readonly massOfPlace: number;
}

/** Counts the floor places of a vehicle by the same search as full loads, with one pallet in a stack. */
export function loadedPlaces(vehicle: Vehicle, { geometry }: Pick<Product, "geometry">): LoadedPlaces {
  const { stacks } = fullLoad(vehicle, geometry, { play: usualPlay, stackLimit: 1 });
  return { places: stacks, massOfPlace: Math.floor(vehicle.payload / stacks / 10) * 10 };
}
