import type { Product } from "../_content/products";
import { longDate } from "../_i18n/dates";
import { decimals } from "../_i18n/figures";
import type { Locale } from "../_i18n/languages";
import type { SiteTranslator } from "../_i18n/site-translator";
import { materialCodes, materials, packagingMasses } from "../_pallet/packaging";

/** Materials that packaging reports ask for, in their usual order. */
export const packagingKeys = ["wood", "blocks", "steel", "carbon"] as const;

export interface PackagingFact {
  readonly key: (typeof packagingKeys)[number];
  readonly term: string;
  /** Material code (97/129/EC); CO2 has none. */
  readonly code: string | undefined;
  readonly value: string;
  /** Rounded to 0.1 kg, CO2 to 1 kg; undefined if unknown. */
  readonly kilograms: number | undefined;
  /** Source of the mass; undefined if it is unknown. */
  readonly basis: string | undefined;
}

/** Source of a mass: rest of a weighed total, volume, nails, or carbon of the wood. */
export type Basis = "rest" | "volume" | "nails" | "carbon";

/**
 * Returns the masses of a product's materials, kg, by its weighed mass if known. Blocks of solid wood count
 * as wood. Unknown steel is undefined.
 */
export function productMasses({ geometry, nails, weighed }: Product) {
  const masses = packagingMasses(geometry, nails, weighed?.mass);
  const bases: Record<PackagingFact["key"], Basis> = {
    wood: masses.isWeighed ? "rest" : "volume",
    blocks: "volume",
    steel: "nails",
    carbon: "carbon",
  };
  return packagingKeys
    .filter((key) => key !== "blocks" || masses.blocks !== undefined)
    .map((key) => ({ key, mass: masses[key], basis: bases[key] }));
}

/**
 * Returns the masses of a product's materials and their sources as texts.
 *
 * @param t the whole catalog of the language
 */
export function packagingFacts(locale: Locale, t: SiteTranslator, product: Product): PackagingFact[] {
  const { nails = [], weighed } = product;
  return productMasses(product).map(({ key, mass, basis }) => {
    const digits = key === "carbon" ? 0 : 1;
    const fact = { key, term: t(`packagingData.rows.${key}`), code: materialCodes[key] };
    if (mass === undefined)
      return {
        ...fact,
        value: t("packagingData.values.notStated"),
        kilograms: undefined,
        basis: undefined,
      };
    const { density, moisture } = key === "blocks" ? materials.blocks : materials.wood;
    return {
      ...fact,
      value: t("packagingData.values.about", { mass: decimals(locale, mass, digits) }),
      kilograms: Number(mass.toFixed(digits)),
      basis: t(`packagingData.known.${basis}`, {
        density,
        moisture: Math.round(moisture * 100),
        nails: nails.reduce((sum, { count }) => sum + count, 0),
        date: weighed ? longDate(locale, weighed.day) : "",
      }),
    };
  });
}
