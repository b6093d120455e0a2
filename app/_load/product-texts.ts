import { eurPallet } from "../_content/eur-pallet";
import { type Product, supports } from "../_content/products";
import { decimals, figure, inMillimetres } from "../_i18n/figures";
import { languages, type Locale } from "../_i18n/languages";
import type { SiteTranslator } from "../_i18n/translator";
import { longDate } from "../_i18n/dates";
import { materialCodes, materials, packagingMasses } from "../_pallet/packaging";

/** Returns the known loads on supports as facts. */
export function supportFacts(locale: Locale, t: SiteTranslator, { supportLoads = {} }: Product) {
  return supports.flatMap((support) => {
    const kg = supportLoads[support];
    const name = t(`facts.supports.${support}`);
    return kg
      ? [
          {
            term: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
            value: t("facts.maxKg.brief", { kg: figure(locale, kg) }),
          },
        ]
      : [];
  });
}

/** If the company has confirmed them. */
export function originFacts(locale: Locale, t: SiteTranslator, { species, origin }: Product) {
  const { region } = languages[locale];
  const values = {
    species: species?.join(", "),
    origin: origin && new Intl.DisplayNames(region, { type: "region" }).of(origin),
  };
  return (["species", "origin"] as const).flatMap((key) => {
    const value = values[key];
    return value ? [{ term: t(`facts.labels.${key}`), value }] : [];
  });
}

/** Lists the data that a buyer must ask for: unknown loads on supports, tolerances, the certificate. */
export function onRequest(t: SiteTranslator, { supportLoads = {} }: Product): string {
  const open = supports.filter((support) => !supportLoads[support]);
  const names = open.map((support) => t(`facts.supports.${support}`)).join(", ");
  return [
    names && t("facts.onRequest.loads", { supports: names }),
    t("facts.onRequest.tolerances"),
    t("facts.onRequest.certificate"),
  ]
    .filter(Boolean)
    .join("; ");
}

/** The catalog text with the figures of the product's row. */
export function descriptionOf(t: SiteTranslator, { desc, geometry }: Product): string {
  const { length, depth, height, boardThickness } = geometry;
  return t(desc, {
    format: inMillimetres(length, depth),
    height: String(height),
    board: String(boardThickness),
    usualBoard: String(eurPallet.boardThickness),
  });
}

/** Materials that packaging reports ask for, in their usual order. */
export const packagingKeys = ["wood", "blocks", "steel", "carbon"] as const;

interface PackagingFact {
  readonly key: (typeof packagingKeys)[number];
  readonly term: string;
  /** Material code (97/129/EC); CO2 has none. */
  readonly code: string | undefined;
  readonly value: string;
  /** Rounded to 0.1 kg, CO2 to 1 kg; undefined if unknown. */
  readonly kilograms: number | undefined;
  /** Source of the mass, if it is known. */
  readonly basis: string | undefined;
}

/** Rest of a weighed total, volume, nails, or carbon of the wood. */
export type Basis = "rest" | "volume" | "nails" | "carbon";

/**
 * In kg, by the product's weighed mass if known. Blocks of solid wood count as wood. Unknown steel is
 * undefined.
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

/** The masses and their sources as texts; `t` is the whole catalog. */
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
