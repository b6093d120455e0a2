import type { Vehicle } from "../_content/vehicles";
import { packOnce, type StackedPallet } from "./full-load";
import type { FloorSides, Position } from "./packing/pack-floor";

/**
 * Returns whether the floors are certainly too small for all stacks: for their area with the play around them
 * or, if all have one footprint, for a number that is proven to be the highest.
 */
export function isOver(vehicle: Vehicle, all: readonly OpenFootprint[], play: number): boolean {
  const [only] = all;
  if (all.length === 1 && only) {
    const { positions, isProven } = packOnce(vehicle, only.pallet, play, only.turns);
    if (isProven) return only.count > positions.length * vehicle.bodies;
  }
  const needed = all.map(({ pallet, count }) => count * (pallet.length + play) * (pallet.depth + play));
  const floor = (vehicle.length + play) * (vehicle.width + play);
  return needed.reduce((sum, area) => sum + area, 0) > floor * vehicle.bodies;
}

interface OpenFootprint {
  readonly pallet: StackedPallet;
  readonly turns: boolean;
  readonly count: number;
  /** Share of each stack without a position. */
  readonly waiting: number[];
}

interface Kind {
  readonly pallet: StackedPallet;
  readonly turns?: boolean;
}

/** Groups stacks without a position by footprint. */
export function footprints(shares: readonly Kind[], stacks: readonly number[]): OpenFootprint[] {
  const found = new Map<string, OpenFootprint>();
  for (const [share, { pallet, turns = true }] of shares.entries()) {
    const key = `${pallet.length} ${pallet.depth} ${turns}`;
    const added = Array<number>(stacks[share] ?? 0).fill(share);
    const waiting = [...(found.get(key)?.waiting ?? []), ...added];
    found.set(key, { pallet, turns, count: waiting.length, waiting });
  }
  return [...found.values()].filter(({ count }) => count > 0);
}

/** Returns positions for up to `count` stacks on the shortest front part of a floor, to 10 mm. */
export function shortestPart(
  floor: FloorSides,
  pallet: StackedPallet,
  count: number,
  play: number,
  turns: boolean,
): readonly Position[] {
  if (count === 0 || floor.length <= 0) return [];
  const onLength = (length: number) =>
    packOnce({ length, width: floor.width }, pallet, play, turns).positions;
  // Each packing takes time, so the search begins between the stacks' area and rows of equal stacks.
  const [along, across, width] = [pallet.length + play, pallet.depth + play, floor.width + play];
  const rows = (step: number, abreast: number) => Math.ceil(count / abreast) * step - play;
  const inRows = [
    rows(along, Math.floor(width / across)),
    ...(turns ? [rows(across, Math.floor(width / along))] : []),
  ];
  let most = Math.min(floor.length, ...inRows);
  let least = Math.min(most, Math.floor((count * along * across) / width) - play - 1);
  let best = onLength(most);
  while (best.length >= count && most - least > 10) {
    const length = Math.ceil((least + most) / 2);
    const positions = onLength(length);
    if (positions.length < count) least = length;
    else [most, best] = [length, positions];
  }
  return best.slice(0, count);
}
