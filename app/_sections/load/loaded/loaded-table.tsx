import { useLocale, useTranslations } from "next-intl";

import { figure, inMillimetres } from "../../../_i18n/figures";
import { loadedFootprints, loadedPlaces, loadedVehicles } from "./loaded-places";
import "../../../_ui/data-table.css";
import "./loaded-table.css";

/** How many pallets with goods stand on the floor of the usual vehicles, and what each may weigh on average. */
export function LoadedTable() {
  const locale = useLocale();
  const t = useTranslations("load");
  return (
    <section className="loaded-table wrap deck" aria-labelledby="loaded">
      <div className="loaded-table__head">
        <h2 id="loaded">{t("loaded.heading")}</h2>
        <p>{t("loaded.lead")}</p>
      </div>
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
    </section>
  );
}
