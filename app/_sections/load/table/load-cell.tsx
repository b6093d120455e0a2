import { useLocale, useTranslations } from "next-intl";

import type { Product } from "../../../_content/products";
import type { Vehicle, VehicleId } from "../../../_content/vehicles";
import { figure, tonnes } from "../../../_i18n/figures";
import { fullLoad } from "../../../_features/load/full-load";

interface LoadCellProps {
  vehicle: Vehicle & { id: VehicleId };
  product: Product;
}

/** A full load in the table: its pieces lead to its plan. */
export function LoadCell({ vehicle, product }: LoadCellProps) {
  const locale = useLocale();
  const t = useTranslations("load");
  const words = useTranslations();
  const { stacks, perStack, pieces, mass } = fullLoad(vehicle, product.geometry);
  const name = t("table.openPlan", { vehicle: t(`vehicles.${vehicle.id}.name`), name: words(product.name) });
  return (
    <td>
      <a
        className="load-table__count"
        href={`#${vehicle.id}-${product.id}`}
        aria-label={`${figure(locale, pieces)}. ${name}`}
      >
        {figure(locale, pieces)}
      </a>
      <span className="load-table__note">{`${stacks} × ${perStack}`}</span>
      <span className="load-table__note">{t("table.massValue", { total: tonnes(locale, mass) })}</span>
    </td>
  );
}
