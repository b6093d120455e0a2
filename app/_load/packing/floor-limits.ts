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
