import type { PalletGeometry } from "../_content/products";

/** On one axis, in mm from the pallet's edge. */
export interface Span {
  readonly start: number;
  readonly width: number;
}

/** Between parts of these widths (mm) spread evenly over `total` mm. */
export function gapBetween(widths: readonly number[], total: number): number {
  const covered = widths.reduce((sum, width) => sum + width, 0);
  return (total - covered) / (widths.length - 1);
}

/** The outer two flush with the ends, equal gaps. */
export function spread(widths: readonly number[], total: number): Span[] {
  const gap = gapBetween(widths, total);
  let start = 0;
  return widths.map((width) => {
    const span = { start, width };
    start += width + gap;
    return span;
  });
}

/** Returns the deck boards across the depth. */
export function deckBoards({ deckBoards, depth }: PalletGeometry): Span[] {
  return spread(deckBoards, depth);
}

/** Rows of blocks, and the bottom boards under them, across the depth. */
export function blockRows({ blockRows, depth }: PalletGeometry): Span[] {
  return spread(blockRows, depth);
}

/** Columns of blocks, and the stringer boards on them, along the length. */
export function blockColumns({ blockColumns, length }: PalletGeometry): Span[] {
  return spread(blockColumns, length);
}

/** Below the deck's surface, in mm. */
export function levels({ boardThickness, blockHeight }: PalletGeometry) {
  return {
    deck: 0,
    stringers: boardThickness,
    blocks: 2 * boardThickness,
    bottom: 2 * boardThickness + blockHeight,
  };
}

/**
 * Returns the clear height for forks, mm: along the deck boards, from the ground to the boards across them,
 * or to the deck on bearers. Across, from the bottom boards to the deck, it is the same; bearers block that way.
 */
export function entryHeight({ blockHeight, boardThickness, bearers }: PalletGeometry): number {
  return blockHeight + (bearers ? 2 : 1) * boardThickness;
}

/** Two diagonal nails of every deck board on every stringer board, in mm from the corner. */
export function nails(geometry: PalletGeometry): { x: number; y: number }[] {
  const boards = deckBoards(geometry);
  return boards.flatMap((board, index) => {
    const [upper, lower] = nailRows(board, index === 0, index === boards.length - 1);
    return blockColumns(geometry).flatMap((column) => [
      { x: column.start + column.width * 0.28, y: upper },
      { x: column.start + column.width * 0.72, y: lower },
    ]);
  });
}

/** Outer boards beyond their blocks are nailed outside. */
function nailRows({ start, width }: Span, isFirst: boolean, isLast: boolean): [upper: number, lower: number] {
  const at = (upper: number, lower: number): [number, number] => [
    start + width * upper,
    start + width * lower,
  ];
  if (width < 145) return at(0.3, 0.7);
  if (isFirst) return at(0.2, 0.5);
  if (isLast) return at(0.5, 0.8);
  return at(0.28, 0.72);
}
