import type { Vehicle } from "../_content/vehicles";
import {
  type FloorSides,
  type Footprint,
  packFloor,
  type Packing,
  type Position,
} from "./packing/pack-floor";
import { countInRows } from "./packing/rows";

export interface StackedPallet extends Footprint {
  readonly height: number;
  readonly mass: number;
}

export interface LoadSettings {
  /** Between neighbours, mm. */
  readonly play: number;
  /** If fewer pallets than fit below the roof. */
  readonly stackLimit?: number;
}

export interface FullLoad {
  readonly positions: readonly Position[];
  /** Proven: no more stacks fit. */
  readonly isProven: boolean;
  /** In all bodies: stacks, stacks lengthwise, and stacks in rows from wall to wall. */
  readonly stacks: number;
  readonly along: number;
  readonly inRows: number;
  readonly perStack: number;
  /** Height of a stack, and height that is available; mm. */
  readonly stackHeight: number;
  readonly usable: number;
  /** By the setting, not the roof. */
  readonly isLimited: boolean;
  /** On all places. */
  readonly pieces: number;
  /** Limited by places or payload. */
  readonly perTrip: number;
  /** kg */
  readonly mass: number;
  readonly isTooHeavy: boolean;
}

/** Packed floors do not depend on the height of stacks. */
const packed = new Map<string, Packing>();

export function packOnce(floor: FloorSides, pallet: Footprint, play: number, turns = true): Packing {
  const key = [floor.length, floor.width, pallet.length, pallet.depth, play, turns].join();
  const found = packed.get(key) ?? packFloor(floor, pallet, { play, turns });
  packed.set(key, found);
  return found;
}

/** Space above a stack for lifting it over its neighbours, mm. */
export const liftPlay = 100;

/** Play in all figures of the site, mm. */
export const usualPlay = 10;

/** Settings for pallets with goods, which are not stacked. */
export const unstacked: LoadSettings = { play: usualPlay, stackLimit: 1 };

/** Returns the usable height for a stack, mm: below the door, else below the roof. */
export function usableHeight({ height, door = height }: Vehicle): number {
  return door - liftPlay;
}

/**
 * Fills a vehicle with as many stacks as the search finds.
 *
 * @throws RangeError for lengths that are not positive whole millimetres
 */
export function fullLoad(
  vehicle: Vehicle,
  pallet: StackedPallet,
  { play, stackLimit = Infinity }: LoadSettings = { play: usualPlay },
): FullLoad {
  const { positions, isProven } = packOnce(vehicle, pallet, play);
  const usable = usableHeight(vehicle);
  const fitting = Math.floor(usable / pallet.height);
  const perStack = Math.min(fitting, stackLimit);
  const stacks = perStack > 0 ? positions.length * vehicle.bodies : 0;
  // The `length` of a pallet may be its short side.
  const isAlong = ({ turned }: Position) => turned === pallet.length < pallet.depth;
  const pieces = stacks * perStack;
  const mass = pieces * pallet.mass;
  return {
    positions: stacks > 0 ? positions : [],
    isProven,
    stacks,
    along: stacks > 0 ? positions.filter(isAlong).length * vehicle.bodies : 0,
    inRows: countInRows(vehicle, pallet, { play }) * vehicle.bodies,
    perStack,
    stackHeight: perStack * pallet.height,
    usable,
    isLimited: perStack < fitting,
    pieces,
    perTrip: Math.min(pieces, Math.floor(vehicle.payload / pallet.mass)),
    mass,
    isTooHeavy: mass > vehicle.payload,
  };
}

/** Divides a quantity into full loads and a rest. @param perTrip pallets in a full load */
export function inLoads(quantity: number, perTrip: number): { readonly full: number; readonly rest: number } {
  return perTrip > 0
    ? { full: Math.floor(quantity / perTrip), rest: quantity % perTrip }
    : { full: 0, rest: quantity };
}
