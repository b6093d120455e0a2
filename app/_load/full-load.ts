import type { PalletGeometry } from "../_content/products";
import type { Vehicle } from "../_content/vehicles";

/** What is left free above a stack for the forks to lift it, in mm. */
const liftPlay = 100;

/** A vehicle full of empty pallets of one kind. */
export interface FullLoad {
  readonly stacks: number;
  readonly perStack: number;
  readonly pieces: number;
}

/**
 * Counts the pallets of one kind that make a vehicle full: places on its floor times the pallets of a stack. Pallets
 * on blocks do not nest, so a stack is as high as its pallets together.
 *
 * Empty pallets are light: a vehicle is full long before it is heavy.
 *
 * @returns undefined where nobody has counted the places for a pallet of this size
 */
export function fullLoad(
  { height, places }: Vehicle,
  pallet: Pick<PalletGeometry, "length" | "depth" | "height">,
): FullLoad | undefined {
  const stacks = pallet.length === 1200 ? places[pallet.depth] : undefined;
  if (!stacks) return undefined;
  const perStack = Math.floor((height - liftPlay) / pallet.height);
  return { stacks, perStack, pieces: stacks * perStack };
}
