import { useLocale, useTranslations } from "next-intl";

import { dimensionsOf, type Product, products } from "../../_content/products";
import { insideOf, type Vehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { tonnes } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { loadTexts } from "../../_load/product-facts";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { NarrowName } from "../../_ui/data-table";
import { Fold } from "../../_ui/fold";
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
  const plan = t("table.openPlan", { vehicle: t(`vehicles.${vehicle.id}.name`), name: words(product.name) });
  return (
    <td>
      <span className="load-table__count">{pieces}</span>
      <a
        className="load-table__link js-only"
        href={`?p=${product.id}&v=${vehicle.id}#plan`}
        aria-label={plan}
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

/** A vehicle with a full load of every product. */
function LoadRow({ vehicle }: { vehicle: LoadCellProps["vehicle"] }) {
  const t = useTranslations("load");
  const payload = t("table.payloadValue", { payload: tonnes(useLocale(), vehicle.payload) });
  return (
    <tr>
      <th scope="row">
        {t(`vehicles.${vehicle.id}.name`)}
        <span className="load-table__note">{insideOf(vehicle)}</span>
        <span className="load-table__note">{`${t("table.payload")}: ${payload}`}</span>
      </th>
      {products.map((product) => (
        <LoadCell key={product.id} vehicle={vehicle} product={product} />
      ))}
    </tr>
  );
}

const groups = [...new Set(vehicles.map(({ group }) => group))];

/**
 * Every vehicle with every product: pieces of a full load, their formula and mass, each with a link that shows its plan; a
 * table for each kind of vehicle.
 */
export function LoadTable() {
  const t = useTranslations("load");
  const words = useTranslations();
  return (
    <section className="load-table wrap" aria-labelledby="loads">
      <h2 id="loads">{t("table.heading", { vehicles: vehicles.length, products: products.length })}</h2>
      <p className="load-table__caption">{t("table.caption")}</p>
      {groups.map((group, index) => (
        // Folded on a phone, where its summary takes the place of the table's caption: see the style sheet.
        <details key={group} open={index === 0}>
          <summary>
            {t(`groups.${group}`)}
            <Icon shape={chevronDown} />
          </summary>
          <table className="data-table data-table--figures">
            <caption>{t(`groups.${group}`)}</caption>
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
            <tbody>
              {vehicles
                .filter((vehicle) => vehicle.group === group)
                .map((vehicle) => (
                  <LoadRow key={vehicle.id} vehicle={vehicle} />
                ))}
            </tbody>
          </table>
        </details>
      ))}
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
        <Fold>
          <summary>{t("all")}</summary>
          <ul>
            {notes.others.map((note) => (
              <li key={note}>{t(note)}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
