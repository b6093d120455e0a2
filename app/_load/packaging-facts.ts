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

/** The masses of a product's materials, kg; from its mass on a scale where it has one. */
export function productMasses({ geometry, nails, weighed }: Product) {
  return packagingMasses(geometry, nails, weighed?.mass);
}

/**
 * The masses of a product's materials, each with how it is known. Steel that is not known says so; blocks of solid wood are
 * part of the wood.
 *
 * @param words the whole catalog of the language
 */
export function packagingFacts(locale: Locale, words: Words, product: Product): PackagingFact[] {
  const masses = productMasses(product);
  const { nails, weighed } = product;
  const volume = ({ density, moisture }: { density: number; moisture: number }) =>
    words("packagingData.known.volume", { density, moisture: Math.round(moisture * 100) });
  const bases = {
    wood:
      masses.isWeighed && weighed
        ? words("packagingData.known.rest", { date: longDate(locale, weighed.day) })
        : volume(materials.wood),
    blocks: volume(materials.blocks),
    steel:
      nails &&
      words("packagingData.known.nails", { nails: nails.reduce((sum, { count }) => sum + count, 0) }),
    carbon: words("packagingData.known.carbon"),
  };
  return packagingKeys
    .filter((key) => key !== "blocks" || masses.blocks !== undefined)
    .map((key) => {
      const mass = masses[key];
      const digits = key === "carbon" ? 0 : 1;
      return {
        key,
        term: words(`packagingData.rows.${key}`),
        code: materialCodes[key],
        value:
          mass === undefined
            ? words("packagingData.values.notStated")
            : words("packagingData.values.about", { mass: decimals(locale, mass, digits) }),
        kilograms: mass === undefined ? undefined : Number(mass.toFixed(digits)),
        basis: mass === undefined ? undefined : bases[key],
      };
    });
}
