import type { PalletGeometry } from "../_content/products";

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/**
 * The sawn timber of a pallet: its boards, and its blocks where they are of solid wood.
 *
 * @returns m³
 */
export function timberVolume(geometry: PalletGeometry): number {
  const { length, depth, boardThickness, blockHeight, deckBoards, blockRows, blockColumns, blocks } =
    geometry;
  const deck = sum(deckBoards) * length;
  const stringers = sum(blockColumns) * depth;
  const bottom = sum(blockRows) * length;
  const solid = blocks === "solid" ? sum(blockRows) * sum(blockColumns) * blockHeight : 0;
  return ((deck + stringers + bottom) * boardThickness + solid) / 1e9;
}
