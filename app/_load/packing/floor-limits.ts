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

/**
 * Lengths of pallet rows on one axis: all sums of whole long and short sides. A search examines only sums,
 * because lengths between them add nothing (normal patterns, Christofides and Whitlock 1977).
 */
export interface Reach {
  /** Returns the largest sum up to a size in mm. */
  readonly of: (size: number) => number;
  /**
   * Returns useful cuts of a floor of this size, in mm, ascending: the largest sums that leave space for
   * another sum (raster points, Scheithauer and Terno 1996).
   */
  readonly cuts: (size: number) => readonly number[];
  /** Returns all sums up to a size in mm, ascending, with 0. */
  readonly sums: (size: number) => readonly number[];
}

/** Computes the sums of two pallet sides up to the longest floor, in whole mm. */
export function reachOf(long: number, short: number, longest: number): Reach {
  const below = new Int32Array(longest + 1);
  const sums: number[] = [0];
  for (let size = 1; size <= longest; size += 1) {
    const isSum = [long, short].some((side) => below[size - side] === size - side);
    below[size] = isSum ? size : (below[size - 1] ?? 0);
    if (isSum) sums.push(size);
  }
  const of = (size: number) => below[size] ?? 0;
  const known = new Map<number, readonly number[]>();
  const cuts = (size: number) => {
    const found = known.get(size);
    // Stryker disable next-line ConditionalExpression: only saves time
    if (found) return found;
    const left = sums.map((sum) => of(size - sum));
    const made = [...new Set(left)].filter((cut) => cut > 0 && cut < size).sort((a, b) => a - b);
    known.set(size, made);
    return made;
  };
  return { of, cuts, sums: (size) => sums.filter((sum) => sum <= size) };
}

/** Returns the number of pallets on a floor if all lie the same way, whichever is better; sizes in mm. */
export function countInGrid(length: number, width: number, long: number, short: number): number {
  return Math.max(
    Math.floor(length / long) * Math.floor(width / short),
    Math.floor(length / short) * Math.floor(width / long),
  );
}

/**
 * Returns an upper bound for the pallets on a floor (F. W. Barnes, "Packing the maximum number of m × n tiles
 * in a large p × q rectangle", Discrete Mathematics 26, 1979).
 *
 * A pallet of `long` × `short` consists of bars of `long` × 1, or of `short` × 1. The area that bars of one
 * length leave empty is known exactly. Pallets leave at least as much. Sizes are whole mm.
 */
export function barnesBound(length: number, width: number, long: number, short: number): number {
  const unit = greatestCommonDivisor(long, short);
  const [floorLength, floorWidth] = [Math.floor(length / unit), Math.floor(width / unit)];
  const [barA, barB] = [long / unit, short / unit];
  const floor = floorLength * floorWidth;
  const pallet = barA * barB;
  const least = Math.max(
    emptyBesideBars(floorLength, floorWidth, barA),
    emptyBesideBars(floorLength, floorWidth, barB),
  );
  return Math.floor((floor - least) / pallet);
}

/** Returns the area that the best packing of bars of `bar` × 1 leaves empty. */
function emptyBesideBars(length: number, width: number, bar: number): number {
  const [a, b] = [length % bar, width % bar];
  return Math.min(a * b, (bar - a) * (bar - b));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
