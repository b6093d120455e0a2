import type { PalletGeometry, Product } from "../../_content/products";
import { usualVehicle, type Vehicle, vehicleById } from "../../_content/vehicles";
import { type FullLoad, fullLoad } from "../../_load/full-load";
import { type MixedLoad, mixedLoad } from "../../_load/mixed-load";
import type { Line } from "../../_quote/line/line";
import { palletOf, productOf } from "../kit/goods";
import { none } from "../kit/goods-rows";
import { planFields, planKinds, type PlanName, type PlanReading } from "./plan-fields";

/** A share of a mixed load: of one kind of pallets. */
export interface PlanShare {
  readonly product: Product | undefined;
  readonly pallet: PalletGeometry;
  readonly quantity: number;
}

/** The load of one kind of pallets. */
export interface SinglePlan {
  readonly kind: "single";
  readonly vehicle: Vehicle;
  readonly pallet: PalletGeometry;
  readonly load: FullLoad;
}

export interface MixedPlan {
  readonly kind: "mixed";
  readonly vehicle: Vehicle;
  /** Those kinds of which pallet and pieces are known. */
  readonly shares: readonly PlanShare[];
  /** First field without a value that the others' lines wait for. */
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
  const pieces = values.pieces ?? load.perTrip;
  const product = productOf(values.pallet)?.id;
  if (product === undefined)
    return { kind: "custom", pieces, size: [pallet.length, pallet.depth, pallet.height] };
  const { stackLimit, play } = planFields;
  const isUsual =
    !values.pieces &&
    !load.isTooHeavy &&
    values.play === play.usual &&
    values.stackLimit === stackLimit.usual;
  return isUsual
    ? { kind: "load", product, vehicle: vehicle.id, loads: 1 }
    : { kind: "product", product, pieces, ...(vehicle.id !== usualVehicle.id && { vehicle: vehicle.id }) };
}

/** Returns the quote list line of a share of a mixed load. */
export function lineOfShare({ product, pallet, quantity: pieces }: PlanShare): Line {
  if (product) return { kind: "product", product: product.id, pieces };
  return { kind: "custom", size: [pallet.length, pallet.depth, pallet.height], pieces };
}
