import { inHeading, productById } from "../../_content/products";
import { figure, inMillimetres, withinSentence } from "../../_i18n/figures";
import type { CartonPlan } from "../../_load/carton-fields";
import { cartonsOn, tripOf } from "../../_load/cartons";
import type { CartonPartProps } from "./carton-messages";

interface CartonCompareProps extends CartonPartProps {
  plan: CartonPlan;
  onPallet: (id: number) => void;
}

/** Renders how many cartons fit on each catalogue pallet and in the chosen vehicle. */
export function CartonCompare({ t, pallets, vehicles, plan, onPallet }: CartonCompareProps) {
  const { carton, vehicle, limit, productId } = plan;
  if (!carton) return null;
  const rows = pallets.map(({ id, name }) => {
    const product = productById(id);
    const load = product && cartonsOn({ ...product.geometry, maxLoad: product.maxLoad }, carton, plan);
    if (!product || !load || typeof load === "string")
      return { id, name, pieces: 0, loaded: 0, isProven: true };
    const loaded = tripOf(vehicle, product.geometry, load).pallets * load.pieces;
    return { id, name, pieces: load.pieces, loaded, isProven: load.isProven };
  });
  const most = Math.max(...rows.map(({ loaded }) => loaded));
  const best = rows.filter(({ loaded }) => loaded === most).map(({ name }) => withinSentence(t.region, name));
  const written = (count: number) => (count ? figure(t.region, count) : t("cartons.compare.none"));
  const vehicleName = vehicles.find(({ id }) => id === vehicle.id)?.name ?? "";
  return (
    <section className="cartons__compare" aria-labelledby="which-pallet">
      <h2 id="which-pallet">{t("cartons.compare.heading")}</h2>
      {most > 0 && (
        <p>{t("cartons.compare.best", { pallets: new Intl.ListFormat(t.region).format(best) })}</p>
      )}
      <div className="data-table__box">
        <table className="data-table data-table--figures">
          <caption>
            {t("cartons.compare.caption", {
              size: inMillimetres(carton.length, carton.depth, carton.height),
              limit,
              vehicle: withinSentence(t.region, vehicleName),
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t("load.palletLabel")}</th>
              <th scope="col">{t("cartons.compare.perPallet")}</th>
              <th scope="col">{t("cartons.compare.perVehicle")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, pieces, loaded, isProven }) => (
              <tr key={id} aria-current={id === productId || undefined}>
                <th scope="row">
                  <button className="text-link" type="button" onClick={() => onPallet(id)}>
                    {inHeading(name)}
                  </button>
                </th>
                <td>{isProven ? written(pieces) : `${t("cartons.result.atLeast")} ${written(pieces)}`}</td>
                <td>{written(loaded)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
