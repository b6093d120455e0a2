import type { PalletGeometry, Product } from "../../_content/products";
import { usualVehicle, type Vehicle, vehicleById } from "../../_content/vehicles";
import { type FullLoad, fullLoad } from "../../_load/full-load";
import { type MixedLoad, mixedLoad } from "../../_load/mixed-load";
import type { Line } from "../../_quote/line/line";
import { lineOfPallets, palletOf, productOf } from "../kit/goods";
import {
  furtherPalletRow,
  goodsParts,
  none,
  ownRows,
  palletRow,
  piecesRow,
  playRow,
  vehicleRow,
} from "../kit/goods-rows";
import type { Fields, NameOf } from "../../_fields/field";
import { choice } from "../../_fields/kinds";
import type { Reading } from "../../_fields/read-fields";
import { repeated } from "../../_fields/repeated";
import type { ToolProps } from "../kit/tool";

export const plannerParts = [
  ...goodsParts,
  "load.toolLabel",
  "load.quantityLabel",
  "load.moreSettings",
  "load.stackLabel",
  "load.noLimit",
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

const noLimit = "";
const stackLimits = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

const kindRows = {
  pallet: furtherPalletRow,
  pieces: { ...piecesRow, label: ({ t }) => t("load.quantityLabel") },
  length: { ...ownRows.length, usual: 1300 },
  depth: { ...ownRows.depth, usual: 1100 },
  height: { ...ownRows.height, usual: 150 },
  mass: { ...ownRows.mass, usual: 25 },
} as const satisfies Fields<PlannerProps>;

export const planKinds = repeated(kindRows);

export const planFields = {
  ...planKinds.fields,
  pallet: palletRow,
  vehicle: vehicleRow,
  /** Highest number of pallets in a stack; without a limit as many as fit. */
  stackLimit: {
    letter: "s",
    kind: choice([[noLimit, 0], ...stackLimits.map((most) => [String(most), most] as const)]),
    usual: 0,
    label: ({ t }) => t("load.stackLabel"),
    say: (most, { t }) => (most ? String(most) : t("load.noLimit")),
  },
  play: playRow,
} as const satisfies Fields<PlannerProps>;

export type PlanName = NameOf<typeof planFields>;
export type PlanReading = Reading<typeof planFields>;

export interface PlanShare {
  readonly product: Product | undefined;
  readonly pallet: PalletGeometry;
  readonly quantity: number;
}

export interface SinglePlan {
  readonly kind: "single";
  readonly vehicle: Vehicle;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
}

export interface MixedPlan {
  readonly kind: "mixed";
  readonly vehicle: Vehicle;
  /** Kinds of which pallet and pieces are known. */
  readonly shares: readonly PlanShare[];
  /** The first field that the others' lines wait for. */
  readonly missing: PlanName | undefined;
  readonly load: MixedLoad;
}

/** A plan; open without a pallet: a figure of another pallet is missing or refused. */
export type LoadPlan = SinglePlan | MixedPlan | { readonly kind: "open"; readonly vehicle: Vehicle };

/** Loads the vehicle of the fields. */
export function planOf({ values }: PlanReading): LoadPlan {
  const vehicle: Vehicle = vehicleById(values.vehicle);
  const settings = { play: values.play, stackLimit: values.stackLimit || undefined };
  const ends = planKinds.ends.filter((end) => planKinds.of(values, end).pallet !== none);
  if (ends.length > 1) {
    const shares = ends.flatMap((end): PlanShare[] => {
      const { pallet: id, pieces: quantity, ...figures } = planKinds.of(values, end);
      const pallet = palletOf(id, figures);
      return pallet && quantity ? [{ product: productOf(id), pallet, quantity }] : [];
    });
    const open = ends.find((end) => !planKinds.of(values, end).pieces);
    const missing = open === undefined ? undefined : planKinds.nameOf("pieces", open);
    return { kind: "mixed", vehicle, shares, missing, load: mixedLoad(vehicle, shares, settings) };
  }
  const pallet = palletOf(values.pallet, values);
  if (!pallet) return { kind: "open", vehicle };
  return { kind: "single", vehicle, pallet, load: fullLoad(vehicle, pallet, settings) };
}

/**
 * Returns one full load with default settings, otherwise the pieces; undefined while a field is refused,
 * and if the pallet does not fit on the vehicle.
 */
export function lineOfPlan(
  { values, refused }: PlanReading,
  { pallet, load, vehicle }: SinglePlan,
): Line | undefined {
  if (load.perTrip === 0 || refused.length > 0) return undefined;
  const pieces = values.pieces ?? load.perTrip;
  const product = productOf(values.pallet);
  if (!product) return lineOfPallets(product, pallet, pieces);
  const { stackLimit, play } = planFields;
  const isUsual =
    !values.pieces &&
    !load.isTooHeavy &&
    values.play === play.usual &&
    values.stackLimit === stackLimit.usual;
  return isUsual
    ? { kind: "load", product: product.id, vehicle: vehicle.id, loads: 1 }
    : {
        ...lineOfPallets(product, pallet, pieces),
        ...(vehicle.id !== usualVehicle.id && { vehicle: vehicle.id }),
      };
}
