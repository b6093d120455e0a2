import type { Vehicle } from "../../_content/vehicles";
import type { StackedPallet } from "./full-load";

/** The width that a loading metre is a metre of, mm. */
const loadingWidth = 2400;

/** What a stack takes of a vehicle's length beside others, in m: 0.4 for 1200 × 800, 0.5 for 1200 × 1000. */
export function loadingMetres({ length, depth }: StackedPallet): number {
  return (length * depth) / loadingWidth / 1000;
}

/** Pallets of different kinds in one load: how many of each, and how many of it a stack has. */
interface Share {
  readonly pallet: StackedPallet;
  readonly quantity: number;
  readonly perStack: number;
}

/**
 * Adds up what stacks of different pallets take, each kind in stacks of its own.
 *
 * @returns loading metres
 */
export function mixedMetres(shares: readonly Share[]): number {
  return shares.reduce(
    (sum, { pallet, quantity, perStack }) =>
      sum + (quantity > 0 ? Math.ceil(quantity / perStack) * loadingMetres(pallet) : 0),
    0,
  );
}

/** Whether a mixed load goes in: surely, perhaps, or not. Loading metres ignore what corners leave empty. */
export type MixedFit = "fits" | "tight" | "over";

/** What a mixed load should leave of a vehicle's length, m: a row of EUR pallets. */
const mixedReserve = 0.4;

/**
 * Returns whether so many loading metres go into a vehicle; undefined for one narrower than they are meant
 * for.
 */
export function mixedFit({ length, width, bodies }: Vehicle, metres: number): MixedFit | undefined {
  if (width < loadingWidth) return undefined;
  const whole = (length * bodies) / 1000;
  if (metres <= whole - mixedReserve + 1e-9) return "fits";
  return metres <= whole + 1e-9 ? "tight" : "over";
}
