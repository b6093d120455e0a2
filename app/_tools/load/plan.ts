import { palletRanges } from "../../_content/pallet-ranges";
import { type PalletGeometry, type Product, productById, products } from "../../_content/products";
import { usualVehicle, type Vehicle, vehicleById } from "../../_content/vehicles";
import { readCount } from "../../_fields/read-figures";
import { type FullLoad, fullLoad } from "../../_load/full-load";
import { type MixedLoad, mixedLoad } from "../../_load/mixed-load";
import type { Line } from "../../_quote/line/line";
import { choice, type Fields, piecesRow, type Reading } from "../kit/fields";
import { goodsParts, ownRows, palletOf, palletRow, playRow, productOf, vehicleRow } from "../kit/goods";
import type { ToolProps } from "../kit/tool";

/** Message keys of the planner. */
export const plannerParts = [
  ...goodsParts,
  "load.toolLabel",
  "load.mode",
  "load.quantityLabel",
  "load.moreSettings",
  "load.stackLabel",
  "load.noLimit",
  "load.ownHint",
  "load.faultyQuantity",
  "load.formula",
  "load.fullLoads",
  "load.result",
  "load.table.massValue",
  "load.facts",
  "load.drawing",
  "load.mixed",
  "adding.mixed",
] as const;

export type PlannerProps = ToolProps<(typeof plannerParts)[number]>;

/** Value of `x` for a mixed load without pieces. */
export const emptyMix = "0";

const stackLimits = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(String);

export const planFields = {
  p: palletRow,
  v: vehicleRow,
  /** Highest number of pallets in a stack; empty: as many as fit. */
  n: {
    ...choice(["", ...stackLimits], ({ t }: PlannerProps, value) => value || t("load.noLimit")),
    usual: "",
    label: ({ t }) => t("load.stackLabel"),
  },
  g: playRow,
  /** Pieces needed. */
  q: {
    ...piecesRow,
    label: ({ t }) => t("load.quantityLabel"),
  },
  l: { ...ownRows.length, usual: "1300" },
  w: { ...ownRows.depth, usual: "1100" },
  h: { ...ownRows.height, usual: "150" },
  k: { ...ownRows.mass, usual: "25" },
  /** Mixed load: product and pieces, such as `1:200,3:150`; empty: one kind of pallet. */
  x: { kind: "text", usual: "", read: (text) => text, label: () => "", fault: () => "" },
} as const satisfies Fields<PlannerProps>;

export type PlanReading = Reading<typeof planFields>;

/** A share of a mixed load. */
interface Share {
  readonly product: Product;
  readonly pallet: PalletGeometry;
  readonly quantity: number;
}

/** The load of one pallet. */
export interface SinglePlan {
  readonly kind: "single";
  readonly vehicle: Vehicle;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
}

export interface MixedPlan {
  readonly kind: "mixed";
  readonly vehicle: Vehicle;
  readonly shares: readonly Share[];
  readonly load: MixedLoad;
}

/** A plan; open without a pallet: a figure of another pallet is missing or refused. */
export type LoadPlan = SinglePlan | MixedPlan | { readonly kind: "open"; readonly vehicle: Vehicle };

/** Loads the vehicle of the fields. */
export function planOf({ values }: PlanReading): LoadPlan {
  const { p, v, n, g, l, w, h, k, x } = values;
  const vehicle: Vehicle = vehicleById(v);
  const settings = { play: Number(g), stackLimit: n ? Number(n) : undefined };
  if (x) {
    const shares = [...mixedOf(x)].flatMap(([id, quantity]) => {
      const product: Product | undefined = productById(id);
      return product ? [{ product, pallet: product.geometry, quantity }] : [];
    });
    return { kind: "mixed", vehicle, shares, load: mixedLoad(vehicle, shares, settings) };
  }
  const pallet = palletOf(p, [l, w, h, k]);
  if (!pallet) return { kind: "open", vehicle };
  return { kind: "single", vehicle, pallet, load: fullLoad(vehicle, pallet, settings) };
}

/**
 * Returns the quote list line of a plan of one pallet: one full load with default settings, otherwise the
 * required pieces or those of one vehicle.
 *
 * @returns undefined while a field is refused, and if the pallet does not fit on the vehicle
 */
export function lineOfPlan(
  { values, refused }: PlanReading,
  { pallet, load, vehicle }: SinglePlan,
): Line | undefined {
  if (load.perTrip === 0 || refused.length > 0) return undefined;
  const pieces = values.q ?? load.perTrip;
  const product = productOf(values.p)?.id;
  if (product === undefined)
    return { kind: "custom", pieces, size: [pallet.length, pallet.depth, pallet.height] };
  const { n, g } = planFields;
  const isUsual = !values.q && !load.isTooHeavy && values.g === g.usual && values.n === n.usual;
  return isUsual
    ? { kind: "load", product, vehicle: vehicle.id, loads: 1 }
    : { kind: "product", product, pieces, ...(vehicle.id !== usualVehicle.id && { vehicle: vehicle.id }) };
}

/** Parses a mixed load into pieces by product. Ignores unknown products and invalid numbers. */
export function mixedOf(text: string): ReadonlyMap<number, number> {
  const parts = text.split(",").map((part) => part.split(":"));
  return new Map(
    products.flatMap(({ id }) => {
      const pieces = parts.find(([product]) => product === String(id))?.[1];
      const number = pieces && readCount(pieces, palletRanges.pieces).value;
      return number ? [[id, number] as const] : [];
    }),
  );
}

export function mixedText(pieces: ReadonlyMap<number, number>): string {
  return [...pieces].map(([id, count]) => `${id}:${count}`).join(",") || emptyMix;
}
