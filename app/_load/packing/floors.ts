import { barnesBound, countInGrid, type Reach } from "./floor-limits";

/** A part of a floor that is packed by itself: corner nearest to the origin, sides along both axes. In mm. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** State of the search for one floor. `length` is its longer side; both are sums of pallet sides. */
export interface Floor {
  readonly length: number;
  readonly width: number;
  /** Upper bound for its pallets. */
  readonly bound: number;
  /** Pallets placed so far, and the most that this search may still find. */
  least: number;
  most: number;
  /** How the best packing divides the floor; undefined while all pallets lie the same way. */
  blocks: readonly Block[] | undefined;
  searched: boolean;
}

/**
 * Returns a function that returns the floor with two sides, in either order: the same object for the same floor.
 *
 * @param long longer side of the pallet, mm, with play
 * @param short its other side
 */
export function floorsOf(
  long: number,
  short: number,
  reach: Reach,
): (length: number, width: number) => Floor {
  const floors = new Map<number, Floor>();
  return (one, other) => {
    const [a, b] = [reach.of(one), reach.of(other)];
    const [length, width] = a < b ? [b, a] : [a, b];
    const key = length * 65_536 + width;
    const known = floors.get(key);
    if (known) return known;
    // Sums of sides are 0 or at least the shorter one.
    const fits = length >= long;
    const least = fits ? countInGrid(length, width, long, short) : 0;
    const bound = fits ? barnesBound(length, width, long, short) : 0;
    const made: Floor = {
      length,
      width,
      bound,
      least,
      most: bound,
      blocks: undefined,
      searched: least === bound,
    };
    floors.set(key, made);
    return made;
  };
}
