import type { FloorSides, Footprint, PackingOptions } from "./pack-floor";

/**
 * Counts the pallets of a floor that is loaded in rows from wall to wall, all pallets of a row lying the same way: what
 * is often quoted, and never more than `packFloor` places. Sizes in mm.
 */
export function countInRows(floor: FloorSides, pallet: Footprint, { play = 0 }: PackingOptions = {}): number {
  const [length, width] = [floor.length + play, floor.width + play];
  const [one, other] = [pallet.length + play, pallet.depth + play];
  return Math.max(bestRows(length, width, one, other), bestRows(width, length, one, other));
}

/** The best mixture of rows along `length` that are as wide as the one or as the other side. */
function bestRows(length: number, width: number, one: number, other: number): number {
  const counts = Array.from({ length: Math.floor(width / one) + 1 }, (_, rows) => {
    const others = Math.floor((width - rows * one) / other);
    return rows * Math.floor(length / other) + others * Math.floor(length / one);
  });
  return Math.max(...counts);
}
