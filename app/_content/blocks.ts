import { eurPallet } from "./eur-pallet";
import type { PalletGeometry } from "./products";

/** Blocks of one size in a pallet. Length, width and height in mm. */
export interface PalletBlocks {
  readonly size: readonly [length: number, width: number, height: number];
  /** Whether the blocks are in the middle row instead of the outer rows. */
  readonly middle: boolean;
  readonly count: number;
}

type BlockPlaces = Pick<PalletGeometry, "blockRows" | "blockColumns" | "blockHeight">;

/** Groups the blocks of a pallet by size, outer rows first. */
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

/** Blocks that the company presses for its catalogue pallet and also sells. */
export const offeredBlocks: readonly PalletBlocks[] = blocksOf(eurPallet);

/** Section of the pressed profile, in mm. All blocks on offer are cut from it. */
// Unconfirmed (should): the page on blocks offers one profile, of this section; texts say that it comes from the
// company's own press
export const blockProfile = {
  width: eurPallet.blockColumns[0],
  height: eurPallet.blockHeight,
} as const;

/** Details of the company's blocks, shown once it has confirmed them: "≤ 0.062 mg/m³", "4421 99". */
// Unconfirmed (should): buyers ask for emission and customs code; pages show each once it is set
export const blockDetails: { readonly emission?: string; readonly customs?: string } = {};

/** Minimum and maximum length of a block to order, in mm. */
// Unconfirmed (should): the tool for blocks takes orders for these lengths
export const cutRange = [50, 600] as const;
