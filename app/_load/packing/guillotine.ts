import { type Block, countInGrid, type Reach } from "./floor-limits";

/** Highest number of divisions to examine, which takes about as long as the search by five blocks. */
const mostDivisions = 5_000_000;

/**
 * Finds the best packing by cuts from wall to wall through parts of a floor (Gilmore and Gomory 1965).
 * Examines each pair of sums once, and so completes for small pallets, where the search by five blocks stops
 * early.
 *
 * @param long longer side of the pallet, mm, with play
 * @param short its other side
 * @returns blocks in which all pallets lie the same way; none if there are too many sums
 */
export function guillotineBlocks(
  long: number,
  short: number,
  reach: Reach,
  floor: { readonly length: number; readonly width: number },
): Block[] {
  const [xs, ys] = [floor.length, floor.width].map((side) => Int32Array.from(reach.sums(side))) as [
    Int32Array,
    Int32Array,
  ];
  // Stryker disable next-line ArithmeticOperator,EqualityOperator: near the limit, either search will do
  if ((xs.length * ys.length * (xs.length + ys.length)) / 2 > mostDivisions) return [];
  // Index of the largest sum beside a cut, by mm. It is the same on both axes.
  const restOf = indicesBelow(xs.length > ys.length ? xs : ys, Math.max(floor.length, floor.width));
  const rows = ys.length;
  /** Number of pallets on each floor, and its best cut: none, an index of `xs`, or a negative one of `ys`. */
  const most = new Int32Array(xs.length * rows);
  const cuts = new Int32Array(xs.length * rows);
  const at = (numbers: Int32Array, index: number) => numbers[index] as number;

  for (let column = 1; column < xs.length; column += 1) {
    const length = at(xs, column);
    for (let row = 1; row < rows; row += 1) {
      const width = at(ys, row);
      let best = countInGrid(length, width, long, short);
      let cut = 0;
      const bound = Math.floor((length * width) / (long * short));
      for (let left = 1; best < bound && 2 * at(xs, left) <= length; left += 1) {
        const rest = at(restOf, length - at(xs, left));
        const sum = at(most, left * rows + row) + at(most, rest * rows + row);
        if (sum <= best) continue;
        best = sum;
        cut = left;
      }
      for (let upper = 1; best < bound && 2 * at(ys, upper) <= width; upper += 1) {
        const rest = at(restOf, width - at(ys, upper));
        const sum = at(most, column * rows + upper) + at(most, column * rows + rest);
        if (sum <= best) continue;
        best = sum;
        cut = -upper;
      }
      most[column * rows + row] = best;
      cuts[column * rows + row] = cut;
    }
  }

  const blocks: Block[] = [];
  const divide = (x: number, y: number, column: number, row: number): void => {
    const [length, width] = [at(xs, column), at(ys, row)];
    const cut = at(cuts, column * rows + row);
    if (cut > 0) {
      divide(x, y, cut, row);
      divide(x + at(xs, cut), y, at(restOf, length - at(xs, cut)), row);
    } else if (cut < 0) {
      divide(x, y, column, -cut);
      divide(x, y + at(ys, -cut), column, at(restOf, width - at(ys, -cut)));
    } else blocks.push({ x, y, length, width });
  };
  divide(0, 0, xs.length - 1, rows - 1);
  return blocks;
}

/** Returns the index of the largest sum up to each whole number. */
function indicesBelow(sums: Int32Array, most: number): Int32Array {
  const indices = new Int32Array(most + 1);
  let index = 0;
  for (let size = 0; size <= most; size += 1) {
    if (size === sums[index + 1]) index += 1;
    indices[size] = index;
  }
  return indices;
}
