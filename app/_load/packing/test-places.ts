import type { FloorSides, Footprint, Place } from "./pack-floor";

/** For tests: the pallets that stand beyond the floor, on another one, or nearer to it than the play. */
export function misplaced(
  places: readonly Place[],
  pallet: Footprint,
  floor: FloorSides,
  play: number,
): Place[] {
  const right = ({ x, turned }: Place) => x + (turned ? pallet.depth : pallet.length);
  const bottom = ({ y, turned }: Place) => y + (turned ? pallet.length : pallet.depth);
  /** On the axis on which they are further apart; below zero they overlap. */
  const between = (one: Place, other: Place) =>
    Math.max(other.x - right(one), one.x - right(other), other.y - bottom(one), one.y - bottom(other));
  return places.filter(
    (one, index) =>
      one.x < 0 ||
      one.y < 0 ||
      right(one) > floor.length ||
      bottom(one) > floor.width ||
      places.slice(index + 1).some((other) => between(one, other) < play),
  );
}
