/**
 * What rows of pallets add up to on one axis: every sum of whole long and short sides. Between two of these sums a floor
 * gains nothing, so a search has to look at them alone (normal patterns, Christofides and Whitlock 1977).
 */
export interface Reach {
  /** The largest sum that fits into so many millimetres. */
  readonly of: (size: number) => number;
  /**
   * Where a floor of this size may be cut, in mm, ascending: what is left of a cut is as long as it can usefully be
   * (raster points, Scheithauer and Terno 1996).
   */
  readonly cuts: (size: number) => readonly number[];
  /** All sums that fit into so many millimetres, with none, ascending. */
  readonly sums: (size: number) => readonly number[];
}

/**
 * Gives the sums of the two sides of a pallet.
 *
 * @param longest the longest floor that is needed, mm; like both sides of the pallet a whole number
 */
export function reachOf(long: number, short: number, longest: number): Reach {
  const below = new Int32Array(longest + 1);
  const sums: number[] = [0];
  for (let size = 1; size <= longest; size += 1) {
    const isSum = [long, short].some((side) => size >= side && below[size - side] === size - side);
    below[size] = isSum ? size : (below[size - 1] ?? 0);
    if (isSum) sums.push(size);
  }
  const of = (size: number) => below[size] ?? 0;
  const known = new Map<number, readonly number[]>();
  const cuts = (size: number) => {
    const found = known.get(size);
    if (found) return found;
    const left = sums.filter((sum) => sum < size).map((sum) => of(size - sum));
    const made = [...new Set(left)].filter((cut) => cut > 0 && cut < size).sort((a, b) => a - b);
    known.set(size, made);
    return made;
  };
  return { of, cuts, sums: (size) => sums.filter((sum) => sum <= size) };
}

/** How many pallets a floor holds when all of them lie the same way: the better of both ways. Sizes in mm. */
export function countInGrid(length: number, width: number, long: number, short: number): number {
  return Math.max(
    Math.floor(length / long) * Math.floor(width / short),
    Math.floor(length / short) * Math.floor(width / long),
  );
}

/**
 * More pallets than this never fit on a floor (F. W. Barnes, "Packing the maximum number of m × n tiles in a large p × q
 * rectangle", Discrete Mathematics 26, 1979).
 *
 * A pallet of `long` × `short` is made of `short` bars of `long` × 1, and the other way about. What bars of one length
 * leave empty is known exactly; pallets leave at least as much, and so much more that whole pallets fill the rest.
 * Sizes are whole millimetres.
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
  const missing = (((floor - least) % pallet) + pallet) % pallet;
  return Math.floor((floor - least - missing) / pallet);
}

/** What the best packing of bars of `bar` × 1 leaves of a floor. */
function emptyBesideBars(length: number, width: number, bar: number): number {
  const [a, b] = [length % bar, width % bar];
  return Math.min(a * b, (bar - a) * (bar - b));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
