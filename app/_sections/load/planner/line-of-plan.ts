import { type FullLoad, usualPlay } from "../../../_load/full-load";
import type { Plan } from "../../../_load/plan";
import type { Line } from "../../../_quote/code/line";

/**
 * The line that a plan stands for on the quote list: one full load where it is the usual one of its vehicle, else as many
 * pieces as are needed, or as one vehicle takes.
 *
 * @param load undefined where the pallet is not known
 * @returns undefined while a field holds what it refuses, and for a pallet that does not go on the vehicle
 */
export function lineOfPlan(plan: Plan, load: FullLoad | undefined): Line | undefined {
  const { productId: product, pallet, quantity, vehicle, play, stackLimit, typedFaults } = plan;
  if (!pallet || !load || load.perTrip === 0 || typedFaults.length > 0) return undefined;
  const pieces = quantity ?? load.perTrip;
  if (product === undefined)
    return { kind: "custom", pieces, size: [pallet.length, pallet.depth, pallet.height] };
  const isUsual =
    quantity === undefined && !load.isTooHeavy && play === usualPlay && stackLimit === undefined;
  return isUsual
    ? { kind: "load", product, vehicle: vehicle.id, loads: 1 }
    : { kind: "product", product, pieces };
}
