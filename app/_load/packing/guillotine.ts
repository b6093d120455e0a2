import { countInGrid } from "./bounds";
import type { Reach } from "./reach";

/** A part of a floor whose pallets all lie the same way: corner nearest to the origin and sides, mm. */
export interface GridBlock {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/**
 * Finds the most that cuts from wall to wall give, each into two parts of a floor (Gilmore and Gomory 1965). It looks at
 * each pair of sums once, so that it ends with small pallets, too, where the search by five blocks has to stop early.
 *
 * @param long longer side of the pallet, mm, with play
 * @param short its other side
 * @returns the blocks of the best packing
 */
export function guillotineBlocks(
  long: number,
  short: number,
  reach: Reach,
  floor: { readonly length: number; readonly width: number },
): GridBlock[] {
  const [xs, ys] = [floor.length, floor.width].map((side) => [...reach.sums(side)]) as [number[], number[]];
  const [columnOf, rowOf] = [xs, ys].map((sums) => new Map(sums.map((sum, index) => [sum, index])));
  const rows = ys.length;
  /** The most of each floor, and its best cut: 0 for none, an index of `xs`, or an index of `ys` below zero. */
  const most = new Int32Array(xs.length * rows);
  const cuts = new Int32Array(xs.length * rows);
  const rests = (sums: readonly number[], indexOf?: ReadonlyMap<number, number>) =>
    sums.map((side, index) => sums.slice(0, index).map((cut) => indexOf?.get(reach.of(side - cut)) ?? 0));
  const [columnRests, rowRests] = [rests(xs, columnOf), rests(ys, rowOf)];

  for (let column = 1; column < xs.length; column += 1) {
    const besides = columnRests[column] as number[];
    for (let row = 1; row < rows; row += 1) {
      const belows = rowRests[row] as number[];
      const place = column * rows + row;
      let best = countInGrid(xs[column] as number, ys[row] as number, long, short);
      let cut = 0;
      for (let left = 1; left < column && (besides[left] as number) >= left; left += 1) {
        const sum =
          (most[left * rows + row] as number) + (most[(besides[left] as number) * rows + row] as number);
        if (sum > best) [best, cut] = [sum, left];
      }
      for (let upper = 1; upper < row && (belows[upper] as number) >= upper; upper += 1) {
        const sum =
          (most[column * rows + upper] as number) +
          (most[column * rows + (belows[upper] as number)] as number);
        if (sum > best) [best, cut] = [sum, -upper];
      }
      most[place] = best;
      cuts[place] = cut;
    }
  }

  const blocks: GridBlock[] = [];
  const divide = (x: number, y: number, column: number, row: number): void => {
    const cut = cuts[column * rows + row] as number;
    if (cut > 0) {
      divide(x, y, cut, row);
      divide(x + (xs[cut] as number), y, columnRests[column]?.[cut] ?? 0, row);
    } else if (cut < 0) {
      divide(x, y, column, -cut);
      divide(x, y + (ys[-cut] as number), column, rowRests[row]?.[-cut] ?? 0);
    } else blocks.push({ x, y, length: xs[column] as number, width: ys[row] as number });
  };
  divide(0, 0, xs.length - 1, rows - 1);
  return blocks;
}
