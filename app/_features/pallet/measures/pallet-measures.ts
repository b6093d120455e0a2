import { millimetres } from "../../../_i18n/figures";
import type { PalletGeometry } from "../../../_content/products";
import { bracketMeasure, horizontalMeasure, type Measure, verticalMeasure } from "./measure";
import { deckBoards, gapBetween, levels } from "../pallet-geometry";

/** Dimension lines stand this far from the pallet's right and lower edges, in mm. */
const SIDE_OFFSET = 65;
const BELOW = 80;

/** Length and depth of the plan and, where the type fixes them, the widths of its deck boards. */
export function planMeasures(geometry: PalletGeometry): Measure[] {
  const { length, depth, deckIsFixed } = geometry;
  const boards = deckIsFixed ? deckBoards(geometry) : [];
  return [
    horizontalMeasure({ from: 0, to: length, at: -60, witnessFrom: 0, figure: String(length) }),
    verticalMeasure({
      from: 0,
      to: depth,
      at: length + SIDE_OFFSET,
      witnessFrom: length,
      figure: String(depth),
    }),
    ...boards.map(({ start, width }) =>
      bracketMeasure({ from: start, to: start + width, at: -58, figure: String(width) }),
    ),
  ];
}

/** Height of the long side, width of its first block and of the opening next to it, which the fork enters. */
export function longSideMeasures(geometry: PalletGeometry, locale: string): Measure[] {
  const { length, height, blockColumns } = geometry;
  const [block = 0] = blockColumns;
  const opening = gapBetween(blockColumns, length);
  const below = belowPallet(height);
  return [
    verticalMeasure({
      from: 0,
      to: height,
      at: length + SIDE_OFFSET,
      witnessFrom: length,
      figure: String(height),
    }),
    horizontalMeasure({ ...below, from: 0, to: block, figure: String(block), arrows: false }),
    horizontalMeasure({ ...below, from: block, to: block + opening, figure: millimetres(opening, locale) }),
  ];
}

/** Depth of the short side and height of its blocks. */
export function shortSideMeasures(geometry: PalletGeometry): Measure[] {
  const { depth, height, blockHeight } = geometry;
  const { blocks, bottom } = levels(geometry);
  return [
    horizontalMeasure({ ...belowPallet(height), from: 0, to: depth, figure: String(depth) }),
    verticalMeasure({
      from: blocks,
      to: bottom,
      at: depth + SIDE_OFFSET,
      witnessFrom: depth,
      figure: String(blockHeight),
    }),
  ];
}

/** A line under a side view, its figure below it; witness lines keep a little clear of the wood. */
function belowPallet(height: number) {
  return { at: height + BELOW, witnessFrom: height + 14, offset: 44 };
}
