import { useLocale, useTranslations } from "next-intl";

import { dimensionsOf, type Product, products } from "../../_content/products";
import { insideOf, type Vehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { tonnes } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { loadTexts } from "../../_load/product-facts";
import { NarrowName } from "../../_ui/data-table";
import "../../_ui/data-table.css";
import "./load-table.css";

interface LoadCellProps {
  vehicle: Vehicle & { id: VehicleId };
  product: Product;
}

/** A full load in the table; a press anywhere in its cell shows its plan, which takes a script. */
function LoadCell({ vehicle, product }: LoadCellProps) {
  const locale = useLocale();
  const t = useTranslations("load");
  const words = useTranslations();
  const load = fullLoad(vehicle, product.geometry);
  const { pieces, stacks, mass } = loadTexts(locale, words, load);
  const name = t("table.openPlan", { vehicle: t(`vehicles.${vehicle.id}.name`), name: words(product.name) });
  return (
    <td>
      <span className="load-table__count">{pieces}</span>
      <a
        className="load-table__link js-only"
        href={`?p=${product.id}&v=${vehicle.id}#plan`}
        aria-label={`${pieces}. ${name}`}
      />
      <span className="load-table__note">{stacks}</span>
      <span className="load-table__note">{mass}</span>
      {load.isTooHeavy && (
        <strong className="load-table__note">
          {t("result.overPayload", { payload: tonnes(locale, vehicle.payload) })}
        </strong>
      )}
    </td>
  );
}

const groups = [...new Set(vehicles.map(({ group }) => group))];

/** Every vehicle with every product: pieces of a full load, their formula and mass, each with a link that shows its plan. */
export function LoadTable() {
  const locale = useLocale();
  const t = useTranslations("load");
  const words = useTranslations();
  return (
    <section className="load-table wrap" aria-labelledby="loads">
      <h2 id="loads">{t("table.heading", { vehicles: vehicles.length, products: products.length })}</h2>
      <table className="data-table data-table--figures">
        <caption>{t("table.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("table.vehicle")}</th>
            {products.map(({ id, name, shortName, geometry }) => (
              <th key={id} scope="col">
                <NarrowName name={words(name)} short={shortName} />
                <span className="load-table__note">{dimensionsOf(geometry)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr className="load-table__group">
              <th scope="rowgroup" colSpan={products.length + 1}>
                {t(`groups.${group}`)}
              </th>
            </tr>
            {vehicles
              .filter((vehicle) => vehicle.group === group)
              .map((vehicle) => (
                <tr key={vehicle.id}>
                  <th scope="row">
                    {t(`vehicles.${vehicle.id}.name`)}
                    <span className="load-table__note">{insideOf(vehicle)}</span>
                    <span className="load-table__note">
                      {`${t("table.payload")}: ${t("table.payloadValue", { payload: tonnes(locale, vehicle.payload) })}`}
                    </span>
                  </th>
                  {products.map((product) => (
                    <LoadCell key={product.id} vehicle={vehicle} product={product} />
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** What decides most stands first; the others fold. */
const notes = {
  first: ["empty", "stack", "confirmed"],
  others: ["nominal", "play", "mass", "container", "own", "blocks"],
} as const;

/** What the figures assume. */
export function LoadNotes() {
  const t = useTranslations("load.notes");
  return (
    <section className="load-notes on-sunk" aria-labelledby="load-notes-heading">
      <div className="wrap">
        <h2 id="load-notes-heading">{t("heading")}</h2>
        <ul>
          {notes.first.map((note) => (
            <li key={note}>{t(note)}</li>
          ))}
        </ul>
        <details>
          <summary>{t("all")}</summary>
          <ul>
            {notes.others.map((note) => (
              <li key={note}>{t(note)}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
