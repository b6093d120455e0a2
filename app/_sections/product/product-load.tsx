import { useLocale, useTranslations } from "next-intl";

import type { Product } from "../../_content/products";
import { usualVehicle, type VehicleId, vehicles } from "../../_content/vehicles";
import { path } from "../../_i18n/paths";
import { SideView } from "../../_load/drawing/side-view";
import { fullLoad } from "../../_load/full-load";
import { loadTexts } from "../../_load/product-facts";
import { DataList } from "../../_ui/data-list";
import { TextLink } from "../../_ui/text-link";
import { ProductSection } from "./product-section";
import "./product-load.css";

/** Vehicles on a product page. The load planner has all. */
const named: readonly VehicleId[] = ["semi", "mega", "c745", "ft20", "ft40hc"];

/** Renders the load of a product: the default vehicle in side view, other vehicles, and links to tools. */
export function ProductLoad({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("load");
  const tRoot = useTranslations();
  const load = fullLoad(usualVehicle, product.geometry);
  return (
    <ProductSection
      className="product-load"
      headingId="product-load-heading"
      heading={t("small.heading")}
      intro={
        <>
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
        </>
      }
    >
      <div className="product-load__drawing">
        <SideView name="load-side" vehicle={usualVehicle} pallet={product.geometry} load={load} />
      </div>
    </ProductSection>
  );
}
