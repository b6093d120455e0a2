import { type FullLoad, usualPlay } from "../../../_load/full-load";
import type { Plan } from "../../../_load/plan";
import type { Line } from "../../../_quote/line";

/**
 * The line that a plan stands for on the quote list: one full load where it is the usual one of its vehicle, else as many
 * pieces as are needed, or as go on it.
 */
export function lineOfPlan(plan: Plan, load: FullLoad): Line {
  const { productId: product, pallet, quantity, vehicle, play, stackLimit } = plan;
  const pieces = quantity ?? load.pieces;
  if (product === undefined)
    return { kind: "custom", pieces, size: [pallet.length, pallet.depth, pallet.height] };
  const isUsual = quantity === undefined && play === usualPlay && stackLimit === undefined;
  return isUsual
    ? { kind: "load", product, vehicle: vehicle.id, loads: 1 }
    : { kind: "product", product, pieces };
}
