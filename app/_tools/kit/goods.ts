import { palletRanges } from "../../_content/pallet-ranges";
import { type PalletGeometry, type Product, productById, products } from "../../_content/products";
import { inLoads, type StackedPallet, usualPlay } from "../../_load/full-load";
import { usualVehicle, type Vehicle, vehicles } from "../../_content/vehicles";
import { figure } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import { assumedPallet } from "../../_load/assumed-pallet";
import { lineText, longest } from "../../_fields/read-text";
import type { Line } from "../../_quote/line/line";
import { choice, type FieldRow, type Texts } from "./fields";
import type { ToolProps } from "./tool";

/** Message keys of fields for pallets and vehicles. */
export const goodsParts = [
  "load.palletLabel",
  "load.vehicleLabel",
  "load.ownLabel",
  "load.lengthLabel",
  "load.depthLabel",
  "load.heightLabel",
  "load.massLabel",
  "load.playLabel",
] as const;

type GoodsProps = ToolProps<(typeof goodsParts)[number]>;

/** Value of a pallet field for a pallet of other sides. */
export const own = "own";

export const palletRow = {
  kind: "choice",
  usual: String(products[0].id),
  values: [...products.map(({ id }) => String(id)), own] as readonly string[],
  label: ({ t }) => t("load.palletLabel"),
  options: ({ pallets, t }) => [...pallets, { value: own, label: t("load.ownLabel") }],
} as const satisfies FieldRow<GoodsProps>;

export const vehicleRow = {
  kind: "choice",
  usual: usualVehicle.id,
  values: vehicles.map(({ id }) => id),
  label: ({ t }) => t("load.vehicleLabel"),
  options: (props) => props.vehicles,
} as const satisfies FieldRow<GoodsProps>;

const plays = [0, 5, 10, 15, 20, 30].map(String);

/** Space between neighbours, mm. */
export const playRow = {
  ...choice(plays, (_: GoodsProps, value) => `${value}\u00a0mm`),
  usual: String(usualPlay),
  label: ({ t }) => t("load.playLabel"),
} as const satisfies FieldRow<GoodsProps>;

/** Parts of the rows of a pallet that is not in the catalogue. They are asked for if `p` is `own`. */
const ownRow = { kind: "number", when: ({ p }: Texts) => p === own } as const;
const side = { ...ownRow, figure: "length", range: palletRanges.side, unit: "mm" } as const;

/** Rows of the sides (mm) and the mass (kg) of a pallet that is not in the catalogue. */
export const ownRows = {
  length: { ...side, label: ({ t }) => t("load.lengthLabel") },
  depth: { ...side, label: ({ t }) => t("load.depthLabel") },
  height: { ...side, range: palletRanges.height, label: ({ t }) => t("load.heightLabel") },
  mass: {
    ...{ ...ownRow, figure: "mass", range: palletRanges.mass, unit: "kg" },
    label: ({ t }) => t("load.massLabel"),
  },
} as const satisfies Readonly<Record<string, Omit<FieldRow<GoodsProps> & { kind: "number" }, "usual">>>;

/** Returns the query that opens the load planner with a pallet of other sides; mm and kg. */
export function ownSearch({ length, depth, height, mass }: StackedPallet): string {
  return `?p=${own}&l=${length}&w=${depth}&h=${height}&k=${mass}`;
}

/** Returns the catalogue pallet of a pallet field; undefined for another pallet. */
export function productOf(p: string): Product | undefined {
  return productById(Number(p));
}

/**
 * Returns the pallet of a pallet field.
 *
 * @param figures length, width, height (mm) and mass (kg) of a pallet that is not in the catalogue
 * @returns undefined if one of them is missing
 */
export function palletOf(p: string, figures: readonly (number | undefined)[]): PalletGeometry | undefined {
  if (p !== own) return productOf(p)?.geometry;
  const [length, depth, height, mass] = figures;
  return length && depth && height && mass ? assumedPallet({ length, depth, height, mass }) : undefined;
}

/**
 * Returns the quote list line of pallets with a note.
 *
 * @param size length, width and height of a pallet that is not in the catalogue, mm
 */
export function lineOfPallets(
  product: Product | undefined,
  size: readonly [number, number, number],
  pieces: number,
  note: string,
): Line {
  // Plain spaces, because the list stores a note as if it had been typed.
  const terms = { pieces, note: lineText(note, longest.note) ?? "" };
  return product ? { kind: "product", product: product.id, ...terms } : { kind: "custom", size, ...terms };
}

/** Returns a vehicle's name in the page's language. */
export function vehicleName(props: Pick<ToolProps, "vehicles">, { id }: Vehicle): string {
  return props.vehicles.find(({ value }) => value === id)?.name ?? "";
}

/** Returns a pallet's name in the page's language; undefined for a pallet that is not in the catalogue. */
export function palletName(props: Pick<ToolProps, "pallets">, p: string): string | undefined {
  return props.pallets.find(({ value }) => value === p)?.name;
}

/** Message keys of a quantity in loads. */
export const loadsParts = [
  "load.formula.loads",
  "load.formula.loadsExact",
  "load.formula.loadsLess",
  "load.fullLoads",
] as const;

/**
 * Formats a quantity in loads of a vehicle: "600 pcs = 1 full trailer + 226 pcs".
 *
 * @param perTrip pieces per load
 * @returns also the pieces missing to the next full load, and the quantity with them
 */
export function quantityInLoads(
  t: Translator<(typeof loadsParts)[number]>,
  kind: Vehicle["kind"],
  perTrip: number,
  quantity: number,
) {
  const number = (count: number) => figure(t.region, count);
  const { full, rest } = inLoads(quantity, perTrip);
  const values = {
    ...{ quantity: number(quantity), pieces: number(perTrip), rest: number(rest) },
    // Breaks lines before and after the loads only.
    loads: t(`load.fullLoads.${kind}`, { count: full }).replaceAll(" ", "\u00a0"),
  };
  const key = full === 0 ? "loadsLess" : rest > 0 ? "loads" : "loadsExact";
  return {
    loads: t(`load.formula.${key}`, values),
    missing: rest > 0 ? number(perTrip - rest) : undefined,
    fullQuantity: quantity + perTrip - rest,
  };
}
