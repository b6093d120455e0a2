import { useLocale, useTranslations } from "next-intl";

import { othersNear, type Product } from "../../_content/products";
import { usualVehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { path } from "../../_i18n/paths";
import { SideView } from "../../_load/drawing/side-view";
import { fullLoad } from "../../_load/full-load";
import { loadTexts } from "../../_load/product-facts";
import { DataList } from "../../_ui/data-list";
import { TextLink } from "../../_ui/button";

/** Vehicles on a product page. The load planner has all. */
const named: readonly VehicleId[] = ["semi", "mega", "c745", "ft20", "ft40hc"];

/** Renders the load of a product: the default vehicle in side view, other vehicles, and links to tools. */
export function ProductLoad({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("load");
  const tRoot = useTranslations();
  const load = fullLoad(usualVehicle, product.geometry);
  return (
    <section className="section product-section wrap deck" aria-labelledby="product-load-heading">
      <div className="product-section__head column boards-1-2">
        <h2 id="product-load-heading">{t("small.heading")}</h2>
        <p>{t("small.lead", { name: tRoot(product.name) })}</p>
        <DataList
          rows={vehicles
            .filter(({ id }) => named.includes(id))
            .map((vehicle) => {
              const { stacks, pieces } = loadTexts(locale, tRoot, fullLoad(vehicle, product.geometry));
              return {
                term: t(`vehicles.${vehicle.id}.name`),
                value: `${stacks} = ${pieces}\u00a0${tRoot("facts.pieces")}`,
              };
            })}
        />
        <TextLink className="forward" href={`${path(locale, "load")}?p=${product.id}`}>
          {t("small.link")}
        </TextLink>
        <TextLink className="forward" href={`${path(locale, "cartons")}?p=${product.id}`}>
          {tRoot("cartons.heading")}
        </TextLink>
      </div>
      <div className="boards-3-5">
        <div className="product-section__drawing">
          <SideView name="load-side" vehicle={usualVehicle} pallet={product.geometry} load={load} />
        </div>
      </div>
    </section>
  );
}

/** Renders a line of links to the other products and to the comparison. */
export function OtherPallets({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("decision");
  const tRoot = useTranslations();
  return (
    <nav className="product-section wrap cluster" aria-labelledby="other-pallets">
      <span id="other-pallets">{t("compareHeading")}:</span>
      {othersNear(product).map(({ id, name, shortName }) => (
        <TextLink
          key={id}
          href={path(locale, { route: "product", id })}
          aria-label={`${shortName}: ${tRoot(name)}`}
        >
          {shortName}
        </TextLink>
      ))}
      <TextLink href={path(locale, "comparison")}>{t("compareLink")}</TextLink>
    </nav>
  );
}
