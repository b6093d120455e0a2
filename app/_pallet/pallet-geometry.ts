import type { PalletGeometry } from "../_content/products";

/** The place a part takes on one axis of the pallet, in mm from the pallet's edge. */
export interface Span {
  readonly start: number;
  readonly width: number;
}

/** The gap between parts of the given widths (mm) when they are spread evenly over `total` mm. */
export function gapBetween(widths: readonly number[], total: number): number {
  const covered = widths.reduce((sum, width) => sum + width, 0);
  return (total - covered) / (widths.length - 1);
}

/** Lays parts of the given widths (mm) over `total` mm: the outer two flush with the ends, equal gaps between. */
export function spread(widths: readonly number[], total: number): Span[] {
  const gap = gapBetween(widths, total);
  let start = 0;
  return widths.map((width) => {
    const span = { start, width };
    start += width + gap;
    return span;
  });
}

/** Where the deck boards lie across the depth. */
export function deckBoards({ deckBoards, depth }: PalletGeometry): Span[] {
  return spread(deckBoards, depth);
}

/** Where the rows of blocks, and the bottom boards under them, lie across the depth. */
export function blockRows({ blockRows, depth }: PalletGeometry): Span[] {
  return spread(blockRows, depth);
}

/** Where the columns of blocks, and the stringer boards on them, lie along the length. */
export function blockColumns({ blockColumns, length }: PalletGeometry): Span[] {
  return spread(blockColumns, length);
}

/** How far below the deck's surface each layer begins, in mm. */
export function levels({ boardThickness, blockHeight }: PalletGeometry) {
  return {
    deck: 0,
    stringers: boardThickness,
    blocks: 2 * boardThickness,
    bottom: 2 * boardThickness + blockHeight,
  };
}

/**
 * The clear height that forks enter by, mm: along the deck boards from the ground to the boards across them, or to the deck
 * where there are bearers; across the deck boards from the bottom boards to the deck, which bearers bar.
 */
export function entryHeights({ blockHeight, boardThickness, bearers }: PalletGeometry) {
  return {
    along: blockHeight + (bearers ? 2 : 1) * boardThickness,
    across: bearers ? undefined : blockHeight + boardThickness,
  };
}

/** The two nails of every deck board on every stringer board, in mm from the corner of the pallet, set diagonally so that they do not split a fibre. */
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

/** A wide outer board reaches beyond the row of blocks under it: its nails keep to the outside, to hit the block. */
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
