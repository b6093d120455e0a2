import { eurPallet } from "./eur-pallet";
import type { PalletGeometry } from "./products";
import { toConfirm } from "./to-confirm";

/** Blocks of one size in a pallet. Length, width and height in mm. */
export interface PalletBlocks {
  readonly size: readonly [length: number, width: number, height: number];
  /** Whether they stand in the middle row, and not in the two outer ones. */
  readonly middle: boolean;
  /** How many one pallet takes. */
  readonly count: number;
}

type BlockPlaces = Pick<PalletGeometry, "blockRows" | "blockColumns" | "blockHeight">;

/** The blocks of a pallet by their size, the outer rows first. */
export function blocksOf({ blockRows, blockColumns, blockHeight }: BlockPlaces): PalletBlocks[] {
  const found = new Map<string, PalletBlocks>();
  for (const [row, width] of blockRows.entries())
    for (const length of blockColumns) {
      const size = [length, width, blockHeight] as const;
      const known = found.get(size.join());
      const middle = row > 0 && row < blockRows.length - 1;
      found.set(size.join(), { size, middle: known?.middle ?? middle, count: (known?.count ?? 0) + 1 });
    }
  return [...found.values()];
}

/** What is pressed for the pallet of the catalogue, and sold to others. */
export const offeredBlocks: readonly PalletBlocks[] = blocksOf(eurPallet);

/**
 * What leaves the press, in mm: all blocks on offer are cut from it, each to its width.
 *
 * @confirm the page on blocks offers one profile, of this section
 */
export const blockProfile = toConfirm({
  width: eurPallet.blockColumns[0] ?? 0,
  height: eurPallet.blockHeight,
});

/**
 * The least and the greatest length a block can be ordered in, in mm.
 *
 * @confirm the tool for blocks takes orders for these lengths
 */
export const cutRange = toConfirm([50, 600]);
