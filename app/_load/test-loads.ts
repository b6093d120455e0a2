import type { Vehicle } from "../_content/vehicles";
import type { FloorSides, Footprint, Position } from "./packing/pack-floor";

/** A trailer for tests that does not depend on the site's list. */
export const trailer: Vehicle = {
  id: "trailer",
  group: "road",
  kind: "trailer",
  bodies: 1,
  length: 13_600,
  width: 2480,
  height: 2650,
  payload: 24_000,
};

/** An area on a floor, mm. */
export interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function covered({ length, depth }: Footprint, { x, y, turned }: Position): Covered {
  return {
    left: x,
    top: y,
    right: x + (turned ? depth : length),
    bottom: y + (turned ? length : depth),
  };
}

/** Returns the areas outside of a floor, or nearer to another area than the play. */
export function misplaced(floor: FloorSides, all: readonly Covered[], play = 0): Covered[] {
  return all.filter(
    (one, index) =>
      // Also true for NaN.
      !(Math.min(one.left, one.top) >= 0 && one.right <= floor.length && one.bottom <= floor.width) ||
      !all.slice(index + 1).every((other) => between(one, other) >= play),
  );
}

/** Returns the gap between two areas on the axis where it is larger; negative if they overlap. */
function between(one: Covered, other: Covered): number {
  return Math.max(
    other.left - one.right,
    one.left - other.right,
    other.top - one.bottom,
    one.top - other.bottom,
  );
}
