import type { Nails, PalletGeometry } from "../_content/products";
import { decimals, tonnes } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import { timberVolume, volumes } from "./pallet-parts";
import { densities } from "./pallet-mass";

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

/** kg; undefined if absent or unknown. */
export interface PackagingMasses {
  readonly wood: number;
  /** Blocks of pressed sawdust. */
  readonly blocks: number | undefined;
  readonly steel: number | undefined;
  /** Sum of all known masses. */
  readonly total: number;
  /** CO2 that corresponds to the carbon in the wood (EN 16449), kg. */
  readonly carbon: number;
  /** The total was weighed, not estimated from volumes. */
  readonly isWeighed: boolean;
}

/** kg; undefined if the nails are unknown. */
function steelOf(nails: readonly Nails[] | undefined): number | undefined {
  return nails?.reduce(
    (sum, { count, diameter, length }) => sum + count * (wire * diameter ** 2 * length + materials.nailHead),
    0,
  );
}

/**
 * For packaging reports, with the CO2 stored in the wood. Unknown nails: unknown steel. Of a weighed pallet
 * (kg), wood is the rest.
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
 * Rounds as a table prints, so that its total is the sum of its rows: masses below 1000 kg to these
 * decimals, others to tonnes with one.
 */
export function printedMasses(masses: PackagingMasses, digits: 0 | 1): PackagingMasses {
  const rounded = (mass: number) =>
    mass < 1000 ? Number(mass.toFixed(digits)) : Math.round(mass / 100) * 100;
  const { wood, blocks, steel } = masses;
  const sum = [wood, blocks ?? 0, steel ?? 0].reduce((total, mass) => total + rounded(mass), 0);
  return { ...masses, total: Number(sum.toFixed(digits)) };
}

/** In t from 1000 kg; rounds last. */
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
