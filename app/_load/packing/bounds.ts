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
