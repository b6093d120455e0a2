import { inHeading } from "../../_content/products";
import { figure, inMillimetres, withinSentence } from "../../_i18n/figures";
import { DataTable } from "../../_ui/data-table";
import { palletName, vehicleName } from "../kit/goods";
import type { CartonPlan, CartonProps } from "./carton-plan";
import "./carton-compare.css";

interface CartonCompareProps {
  props: CartonProps;
  plan: CartonPlan;
  /** Value of the pallet field. */
  chosen: string;
  onPallet: (id: string) => void;
}

/** Renders how many cartons fit on each catalogue pallet and in the chosen vehicle. A press on a row chooses it. */
export function CartonCompare({ props, plan, chosen, onPallet }: CartonCompareProps) {
  const { t } = props;
  const { carton, vehicle, limit, catalogue } = plan;
  if (!carton) return null;
  const most = Math.max(...catalogue.map(({ loaded }) => loaded));
  const best = catalogue
    .filter(({ loaded }) => loaded === most)
    .map(({ id }) => withinSentence(t.region, palletName(props, `${id}`) ?? ""));
  const count = (cartons: number) => (cartons ? figure(t.region, cartons) : t("cartons.compare.none"));
  return (
    <section className="carton-compare" aria-labelledby="which-pallet">
      <h2 id="which-pallet">{t("cartons.compare.heading")}</h2>
      {most > 0 && (
        <p>{t("cartons.compare.best", { pallets: new Intl.ListFormat(t.region).format(best) })}</p>
      )}
      <DataTable
        caption={t("cartons.compare.caption", {
          size: inMillimetres(carton.length, carton.depth, carton.height),
          limit,
          vehicle: withinSentence(t.region, vehicleName(props, vehicle)),
        })}
        columns={[t("load.palletLabel"), t("cartons.compare.perPallet"), t("cartons.compare.perVehicle")]}
        rows={catalogue.map(({ id, load, loaded }) => ({
          id: `${id}`,
          isCurrent: `${id}` === chosen,
          name: (
            <button className="text-link" type="button" onClick={() => onPallet(`${id}`)}>
              {inHeading(palletName(props, `${id}`) ?? "")}
            </button>
          ),
          cells: [
            load && !load.isProven
              ? `${t("cartons.result.atLeast")} ${count(load.pieces)}`
              : count(load?.pieces ?? 0),
            count(loaded),
          ],
        }))}
        figures
      />
    </section>
  );
}
