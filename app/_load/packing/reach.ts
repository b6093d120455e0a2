/**
 * What rows of pallets add up to on one axis: every sum of whole lengths and widths. Between two of these sums a floor
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
 * Gives the sums of two sides.
 *
 * @param longest the longest floor that is needed, mm; like the sides a whole number
 */
export function reachOf(length: number, width: number, longest: number): Reach {
  const below = new Int32Array(longest + 1);
  const sums: number[] = [0];
  for (let size = 1; size <= longest; size += 1) {
    const isSum = [length, width].some((side) => size >= side && below[size - side] === size - side);
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
