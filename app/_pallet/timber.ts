import type { PalletGeometry } from "../_content/products";

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** mm³ in a m³. */
const cubic = 1e9;

/** The boards of a pallet: deck, stringers, bottom; m³. On bearers there are no stringers. */
export function boardVolume(geometry: PalletGeometry): number {
  const { length, depth, boardThickness, deckBoards, blockRows, blockColumns, bearers } = geometry;
  const stringers = bearers ? 0 : sum(blockColumns) * depth;
  return ((sum(deckBoards) * length + stringers + sum(blockRows) * length) * boardThickness) / cubic;
}

/** Its blocks, of whatever they are made; m³. */
export function blockVolume({ blockRows, blockColumns, blockHeight, bearers }: PalletGeometry): number {
  return bearers ? 0 : (sum(blockRows) * sum(blockColumns) * blockHeight) / cubic;
}

/** The bearers of a pallet without blocks, as high as stringer and block together; m³. */
export function bearerVolume({
  blockRows,
  length,
  blockHeight,
  boardThickness,
  bearers,
}: PalletGeometry): number {
  return bearers ? (sum(blockRows) * length * (blockHeight + boardThickness)) / cubic : 0;
}

/**
 * The sawn timber of a pallet: its boards and bearers, and its blocks where they are of solid wood.
 *
 * @returns m³
 */
export function timberVolume(geometry: PalletGeometry): number {
  const solid = geometry.blocks === "solid" ? blockVolume(geometry) : 0;
  return boardVolume(geometry) + bearerVolume(geometry) + solid;
}
