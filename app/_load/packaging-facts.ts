import type { Product } from "../_content/products";
import { longDate } from "../_i18n/dates";
import { decimals } from "../_i18n/figures";
import type { Locale } from "../_i18n/languages";
import type { Words } from "../_i18n/words";
import { materialCodes, materials, packagingMasses } from "../_pallet/packaging";

/** What reports on packaging ask of a product's materials, in the order in which all say it. */
export const packagingKeys = ["wood", "blocks", "steel", "carbon"] as const;

/** The mass of one material of a product, in the words of a language. */
export interface PackagingFact {
  readonly key: (typeof packagingKeys)[number];
  readonly term: string;
  /** Of the material (97/129/EC); CO2 has none. */
  readonly code: string | undefined;
  readonly value: string;
  /** Rounded to 0.1 kg, CO2 to 1 kg; undefined where it is not known. */
  readonly kilograms: number | undefined;
  /** How it is known; undefined where it is not. */
  readonly basis: string | undefined;
}

/** How a mass is known, by its sentence in the catalog: the rest of a weighed total, from the volume, the nails, or the wood's carbon. */
export type Basis = "rest" | "volume" | "nails" | "carbon";

/**
 * The masses of a product's materials, kg, from its mass on a scale where it has one; none of blocks of solid wood, which are part
 * of the wood. Steel that is not known is undefined.
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
 * The masses of a product's materials, each with how it is known. Steel that is not known says so.
 *
 * @param words the whole catalog of the language
 */
export function packagingFacts(locale: Locale, words: Words, product: Product): PackagingFact[] {
  const { nails = [], weighed } = product;
  return productMasses(product).map(({ key, mass, basis }) => {
    const digits = key === "carbon" ? 0 : 1;
    const fact = { key, term: words(`packagingData.rows.${key}`), code: materialCodes[key] };
    if (mass === undefined)
      return {
        ...fact,
        ...{ value: words("packagingData.values.notStated"), kilograms: undefined, basis: undefined },
      };
    const { density, moisture } = key === "blocks" ? materials.blocks : materials.wood;
    return {
      ...fact,
      value: words("packagingData.values.about", { mass: decimals(locale, mass, digits) }),
      kilograms: Number(mass.toFixed(digits)),
      basis: words(`packagingData.known.${basis}`, {
        density,
        moisture: Math.round(moisture * 100),
        nails: nails.reduce((sum, { count }) => sum + count, 0),
        date: weighed ? longDate(locale, weighed.day) : "",
      }),
    };
  });
}
