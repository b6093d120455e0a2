import type { Vehicle } from "../_content/vehicles";
import {
  countInRows,
  type FloorSides,
  type Footprint,
  packFloor,
  type Packing,
  type Place,
} from "./packing/pack-floor";

/** An empty pallet as it is stacked: mm and kg. */
export interface StackedPallet extends Footprint {
  readonly height: number;
  /** Its planned mass. */
  readonly mass: number;
}

export interface LoadSettings {
  /** Space between neighbours, mm. */
  readonly play: number;
  /** As many pallets as a stack may have, where that is fewer than fit below the roof. */
  readonly stackLimit?: number;
}

/** A vehicle full of stacks of one pallet. */
export interface FullLoad {
  /** Where the stacks stand in each body. */
  readonly places: readonly Place[];
  /** Whether more stacks are ruled out. */
  readonly isProven: boolean;
  /** In all bodies: stacks, those with the long side along the vehicle, and stacks if loaded in rows from wall to wall. */
  readonly stacks: number;
  readonly along: number;
  readonly inRows: number;
  readonly perStack: number;
  /** Of a stack, and as high as one may be; mm. */
  readonly stackHeight: number;
  readonly usable: number;
  /** Whether the setting, not the roof, ends a stack. */
  readonly isLimited: boolean;
  /** As many as there are places for. */
  readonly pieces: number;
  /** As many as one vehicle takes: places or payload, whichever is reached first. */
  readonly perTrip: number;
  /** kg */
  readonly mass: number;
  readonly isTooHeavy: boolean;
}

/** Floors that have been packed: vehicles share floors, and a lower stack is on the same one. */
const packed = new Map<string, Packing>();

/** Packs a floor as `packFloor` does, once for each floor, pallet and play. */
export function packOnce(floor: FloorSides, pallet: Footprint, play: number): Packing {
  const key = [floor.length, floor.width, pallet.length, pallet.depth, play].join();
  const found = packed.get(key) ?? packFloor(floor, pallet, { play });
  packed.set(key, found);
  return found;
}

/** What is left above a stack to lift it over its neighbours, mm. */
const liftPlay = 100;

/** The play that every figure of the site is given with, mm. */
export const usualPlay = 10;

/** As high as a stack in a vehicle may be, mm: below the door it has to pass, else below the roof. */
export function usableHeight({ height, door = height }: Vehicle): number {
  return door - liftPlay;
}

/**
 * Fills a vehicle with stacks of one pallet, as many as the search finds.
 *
 * @throws RangeError for lengths that are no whole millimetres above zero
 */
export function fullLoad(
  vehicle: Vehicle,
  pallet: StackedPallet,
  { play, stackLimit = Infinity }: LoadSettings = { play: usualPlay },
): FullLoad {
  const { places, isProven } = packOnce(vehicle, pallet, play);
  const usable = usableHeight(vehicle);
  const fitting = Math.floor(usable / pallet.height);
  const perStack = Math.min(fitting, stackLimit);
  const stacks = perStack > 0 ? places.length * vehicle.bodies : 0;
  // The long side along the vehicle, whichever of both sides is called the length.
  const isAlong = ({ turned }: Place) => turned === pallet.length < pallet.depth;
  const pieces = stacks * perStack;
  const mass = pieces * pallet.mass;
  return {
    places: stacks > 0 ? places : [],
    isProven,
    stacks,
    along: stacks > 0 ? places.filter(isAlong).length * vehicle.bodies : 0,
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

/** Divides a quantity into full loads and what is left for another one. @param perTrip as many as one load takes */
export function inLoads(quantity: number, perTrip: number): { readonly full: number; readonly rest: number } {
  return perTrip > 0
    ? { full: Math.floor(quantity / perTrip), rest: quantity % perTrip }
    : { full: 0, rest: quantity };
}
