import { useLocale, useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { statements } from "../../_content/knowledge/statements";
import { dimensionsOf, type Product, products } from "../../_content/products";
import { groupsOf, insideOf, type Vehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { tonnes, withinSentence } from "../../_i18n/figures";
import { fullLoad, liftPlay, usualPlay } from "../../_load/full-load";
import { loadTexts } from "../../_load/product-facts";
import { NarrowName } from "../../_ui/data-table";
import { Fold } from "../../_ui/fold";
import "./load-table.css";

interface LoadCellProps {
  vehicle: Vehicle & { id: VehicleId };
  product: Product;
}

/** Renders a full load. The link to its plan fills the cell and needs a script. */
function LoadCell({ vehicle, product }: LoadCellProps) {
  const locale = useLocale();
  const t = useTranslations("load");
  const tRoot = useTranslations();
  const load = fullLoad(vehicle, product.geometry);
  const { pieces, stacks, mass } = loadTexts(locale, tRoot, load);
  const plan = t("table.openPlan", {
    vehicle: withinSentence(locale, t(`vehicles.${vehicle.id}.name`)),
    name: tRoot(product.name),
  });
  return (
    <td>
      <span className="load-table__count target">{pieces}</span>
      <a
        className="load-table__link js-only"
        href={`?p=${product.id}&v=${vehicle.id}#plan`}
        aria-label={plan}
      />
      <small>{stacks}</small>
      <small>{mass}</small>
      {load.isTooHeavy && (
        <small>
          <strong>{t("result.overPayload", { payload: tonnes(locale, vehicle.payload) })}</strong>
        </small>
      )}
    </td>
  );
}

function LoadRow({ vehicle }: { vehicle: LoadCellProps["vehicle"] }) {
  const t = useTranslations("load");
  const payload = t("table.payloadValue", { payload: tonnes(useLocale(), vehicle.payload) });
  return (
    <tr>
      <th scope="row">
        {t(`vehicles.${vehicle.id}.name`)}
        <small>{insideOf(vehicle)}</small>
        <small>{`${t("table.payload")}: ${payload}`}</small>
      </th>
      {products.map((product) => (
        <LoadCell key={product.id} vehicle={vehicle} product={product} />
      ))}
    </tr>
  );
}

/** Renders full loads of all vehicles and products, one table per kind of vehicle, with links to plans. */
export function LoadTable() {
  const t = useTranslations("load");
  const tRoot = useTranslations();
  return (
    <section className="load-table wrap" aria-labelledby="loads">
      <h2 id="loads">{t("table.heading", { vehicles: vehicles.length, products: products.length })}</h2>
      <p className="fine-print">{t("table.caption", { play: usualPlay })}</p>
      {groupsOf(vehicles).map((group, index) => (
        <Fold className="fold--phone" key={group} open={index === 0}>
          <summary>
            <h3>{t(`groups.${group}`)}</h3>
          </summary>
          <table className="data-table data-table--rows">
            <caption className="visually-hidden">{t(`groups.${group}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t("table.vehicle")}</th>
                {products.map(({ id, name, shortName, geometry }) => (
                  <th key={id} scope="col">
                    <NarrowName name={tRoot(name)} short={shortName} />
                    <small>{dimensionsOf(geometry)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {vehicles
                .filter((vehicle) => vehicle.group === group)
                .map((vehicle) => (
                  <LoadRow key={vehicle.id} vehicle={vehicle} />
                ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </section>
  );
}

const notes = [
  "empty",
  "stack",
  "confirmed",
  "nominal",
  "play",
  "mass",
  "container",
  "own",
  "blocks",
] as const;

/** Renders the assumptions of the figures. */
export function LoadNotes() {
  const t = useTranslations("load.notes");
  return (
    <section className="load-notes on-sunk" aria-labelledby="load-notes-heading">
      <Fold className="wrap">
        <summary>
          <h2 id="load-notes-heading">{t("heading")}</h2>
        </summary>
        <ul className="ruled">
          {notes.map((note) => (
            <li key={note}>
              {t(note, { play: usualPlay, lift: liftPlay })}
              {note === "stack" && (
                <>
                  {" "}
                  <AsOf statement={statements.emptyStacks} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
