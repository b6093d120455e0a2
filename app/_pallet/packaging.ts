import type { Nails, PalletGeometry } from "../_content/products";
import { decimals, tonnes } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import { densities, timberVolume, volumes } from "./pallet-parts";

/**
 * Values for masses. Sawn softwood: kg/m³ at its moisture. Pressed blocks: kg/m³ at their moisture, and the
 * share of wood in their dry mass. Nail head: kg.
 * Planning values, until the moisture of the timber, the batch sheet of the blocks and a table of the nails are
 * known.
 */
export const materials = {
  wood: { density: densities.softwood[1], moisture: 0.2 },
  blocks: { density: densities.pressed[1], moisture: 0.08, woodShare: 0.92 },
  nailHead: 0.00045,
} as const;

/** Material codes (97/129/EC); sums have none. */
export const materialCodes = {
  wood: "FOR\u00a050",
  blocks: "FOR\u00a050",
  steel: "FE\u00a040",
  total: undefined,
  carbon: undefined,
} as const satisfies Record<Exclude<keyof PackagingMasses, "isWeighed">, string | undefined>;

/** kg of steel in 1 mm of wire of 1 mm diameter: π/4 × 7850 kg/m³. */
const wire = 6.165e-6;

/** Share of carbon in dry wood, and kg of CO2 for a kg of carbon (EN 16449). */
const carbonShare = 0.5;
const carbonDioxide = 44 / 12;

/** Materials of a pallet, kg; undefined if absent or unknown. */
export interface PackagingMasses {
  readonly wood: number;
  /** Blocks of pressed sawdust. */
  readonly blocks: number | undefined;
  readonly steel: number | undefined;
  /** Sum of all known masses. */
  readonly total: number;
  /** CO2 that corresponds to the carbon in the wood (EN 16449), kg. */
  readonly carbon: number;
  /** Whether the total was weighed and not estimated from volumes. */
  readonly isWeighed: boolean;
}

/** Returns the steel of a pallet, kg; undefined if its nails are unknown. */
function steelOf(nails: readonly Nails[] | undefined): number | undefined {
  return nails?.reduce(
    (sum, { count, diameter, length }) => sum + count * (wire * diameter ** 2 * length + materials.nailHead),
    0,
  );
}

/**
 * Calculates the masses of a pallet's materials for packaging reports, and the CO2 stored in its wood.
 *
 * @param nails undefined if unknown: so is the steel then
 * @param weighed mass of the pallet from a scale, kg: wood is the rest of it
 */
export function packagingMasses(
  geometry: PalletGeometry,
  nails: readonly Nails[] | undefined,
  weighed?: number,
): PackagingMasses {
  const { wood, blocks } = materials;
  const pressed = geometry.blocks === "pressed" ? volumes(geometry).blocks * blocks.density : undefined;
  const steel = steelOf(nails);
  const isWeighed = weighed !== undefined && steel !== undefined;
  const timber = isWeighed ? weighed - (pressed ?? 0) - steel : timberVolume(geometry) * wood.density;
  const dry = timber / (1 + wood.moisture) + (blocks.woodShare * (pressed ?? 0)) / (1 + blocks.moisture);
  return {
    wood: timber,
    blocks: pressed,
    steel,
    isWeighed,
    total: timber + (pressed ?? 0) + (steel ?? 0),
    carbon: carbonDioxide * carbonShare * dry,
  };
}

/** Returns the masses of several pallets; undefined without a valid number. */
export function massesOf(masses: PackagingMasses, pieces: number | undefined): PackagingMasses | undefined {
  if (!pieces || !Number.isInteger(pieces) || pieces < 1) return undefined;
  const all = Object.entries(masses).map(([name, mass]: [string, number | boolean | undefined]) => [
    name,
    typeof mass === "number" ? mass * pieces : mass,
  ]);
  return Object.fromEntries(all) as PackagingMasses;
}

/**
 * Rounds the masses as a table prints them, so that its total is the sum of its rows.
 *
 * @param digits decimals of masses below 1000 kg; from there tables print tonnes with one decimal
 */
export function printedMasses(masses: PackagingMasses, digits: 0 | 1): PackagingMasses {
  const rounded = (mass: number) =>
    mass < 1000 ? Number(mass.toFixed(digits)) : Math.round(mass / 100) * 100;
  const { wood, blocks, steel } = masses;
  const sum = [wood, blocks ?? 0, steel ?? 0].reduce((total, mass) => total + rounded(mass), 0);
  return { ...masses, total: Number(sum.toFixed(digits)) };
}

/** Formats a mass, in t from 1000 kg; rounds last. @param digits decimals of a smaller mass */
export function writtenMass(
  t: Translator<"packagingData.values">,
  mass: number | undefined,
  digits: 0 | 1,
): string {
  if (mass === undefined) return t("packagingData.values.notStated");
  return mass < 1000
    ? t("packagingData.values.about", { mass: decimals(t.region, mass, digits) })
    : t("packagingData.values.tonnes", { mass: tonnes(t.region, mass) });
}
