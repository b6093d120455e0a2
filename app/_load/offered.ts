import { products } from "../_content/products";
import { vehicles } from "../_content/vehicles";
import type { SiteTranslator } from "../_i18n/site-translator";

/** A pallet offered in a tool. */
export interface OfferedPallet {
  readonly id: number;
  readonly name: string;
}

/** Pallets and vehicles offered in a tool, and the address of the quote form. */
export interface Offered {
  readonly pallets: readonly OfferedPallet[];
  readonly vehicles: readonly {
    readonly id: string;
    readonly name: string;
    /** Short name, for the select. */
    readonly short: string;
    readonly group: string;
  }[];
  readonly quote: string;
}

/**
 * Returns all products as pallets offered in a tool.
 *
 * @param t the whole catalog of the language
 */
export function offeredPallets(t: SiteTranslator): OfferedPallet[] {
  return products.map(({ id, name }) => ({ id, name: t(name) }));
}

/**
 * Returns all vehicles offered in a tool, with their names.
 *
 * @param t the whole catalog of the language
 */
export function offeredVehicles(t: SiteTranslator): Offered["vehicles"] {
  return vehicles.map(({ id, group }) => ({
    id,
    name: t(`load.vehicles.${id}.name`),
    short: t(`load.vehicles.${id}.short`),
    group: t(`load.groups.${group}`),
  }));
}
