import { type Block, countInGrid } from "./floor-limits";

type Sides = Pick<Block, "length" | "width">;

/**
 * Counts the pallets of a floor in rows from wall to wall, each of one orientation. Often quoted, and never
 * more than `packFloor` places. In mm.
 */
export function countInRows(
  floor: Sides,
  pallet: { readonly length: number; readonly depth: number },
  { play = 0 }: { readonly play?: number } = {},
): number {
  const sides = [pallet.length + play, pallet.depth + play] as const;
  const whole = { length: floor.length + play, width: floor.width + play };
  const blocks = rowBlocks(whole, sides);
  return blocks.reduce((sum, { length, width }) => sum + countInGrid(length, width, ...sides), 0);
}

/** Divides a floor into rows of one orientation and of the other, along the better axis. */
export function rowBlocks({ length, width }: Sides, sides: readonly [number, number]): Block[] {
  const [along, across] = [bestRows(length, width, ...sides), bestRows(width, length, ...sides)];
  return along.count >= across.count
    ? [
        { x: 0, y: 0, length, width: along.cut },
        { x: 0, y: along.cut, length, width: width - along.cut },
      ]
    : [
        { x: 0, y: 0, length: across.cut, width },
        { x: across.cut, y: 0, length: length - across.cut, width },
      ];
}

/** Returns the best mixture of rows as wide as `one` and `other`. `cut` is the width of the former. */
function bestRows(length: number, width: number, one: number, other: number) {
  const mixtures = Array.from({ length: Math.floor(width / one) + 1 }, (_, rows) => {
    const others = Math.floor((width - rows * one) / other);
    return {
      cut: rows * one,
      count: rows * Math.floor(length / other) + others * Math.floor(length / one),
    };
  });
  return mixtures.reduce((best, mixture) => (mixture.count > best.count ? mixture : best));
}
