import { millimetres } from "../../_i18n/figures";
import type { PalletGeometry } from "../../_content/products";
import { bracketMeasure, horizontalMeasure, type Measure, verticalMeasure } from "./measure";
import { deckBoards, gapBetween, levels } from "../pallet-geometry";

/** Dimension lines stand this far from the pallet's right and lower edges, in mm. */
const SIDE_OFFSET = 65;
const BELOW = 80;

/** A figure of a bracket needs as much of its height, mm. */
const BRACKET = 36;

/**
 * Length and depth of the plan and, where the type fixes them, the widths of its deck boards.
 *
 * @param scale of lines and figures against the pallet: measures are drawn in a group of this scale
 */
export function planMeasures(geometry: PalletGeometry, scale = 1): Measure[] {
  const { length, depth, deckIsFixed } = geometry;
  const boards = deckIsFixed ? deckBoards(geometry) : [];
  return [
    horizontalMeasure({ from: 0, to: length / scale, at: -60, witnessFrom: 0, figure: String(length) }),
    verticalMeasure({
      from: 0,
      to: depth / scale,
      at: length / scale + SIDE_OFFSET,
      witnessFrom: length / scale,
      figure: String(depth),
    }),
    ...boards.map(({ start, width }) => bracket(start, width, String(width), scale)),
  ];
}

/** The first deck board and the gap beside it, as far as there is space for their figures. */
export function gapMeasures({ deckBoards, depth }: PalletGeometry, locale: string, scale: number): Measure[] {
  const [first = 0] = deckBoards;
  const gap = gapBetween(deckBoards, depth);
  return [
    { start: 0, width: first },
    { start: first, width: gap },
  ]
    .filter(({ width }) => width > BRACKET * scale)
    .map(({ start, width }) =>
      bracket(start, width, millimetres(Math.round(width * 10) / 10, locale), scale),
    );
}

function bracket(start: number, width: number, figure: string, scale: number): Measure {
  return bracketMeasure({ from: start / scale, to: (start + width) / scale, at: -58, figure });
}

/** Height of the long side, width of its first block and of the opening next to it, which the fork enters. */
export function longSideMeasures(geometry: PalletGeometry, locale: string, scale = 1): Measure[] {
  const { length, height, blockColumns } = geometry;
  const [block = 0] = blockColumns;
  const opening = gapBetween(blockColumns, length);
  const below = belowPallet(height / scale);
  return [
    verticalMeasure({
      from: 0,
      to: height / scale,
      at: length / scale + SIDE_OFFSET,
      witnessFrom: length / scale,
      figure: String(height),
    }),
    horizontalMeasure({
      ...below,
      from: 0,
      to: block / scale,
      figure: millimetres(block, locale),
      arrows: false,
    }),
    horizontalMeasure({
      ...below,
      from: block / scale,
      to: (block + opening) / scale,
      figure: millimetres(opening, locale),
    }),
  ];
}

/** Depth of the short side and height of its blocks. */
export function shortSideMeasures(geometry: PalletGeometry, scale = 1): Measure[] {
  const { depth, height, blockHeight } = geometry;
  const { blocks, bottom } = levels(geometry);
  return [
    horizontalMeasure({
      ...belowPallet(height / scale),
      from: 0,
      to: depth / scale,
      figure: String(depth),
    }),
    verticalMeasure({
      from: blocks / scale,
      to: bottom / scale,
      at: depth / scale + SIDE_OFFSET,
      witnessFrom: depth / scale,
      figure: String(blockHeight),
    }),
  ];
}

/** A line under a side view, its figure below it; witness lines keep a little clear of the wood. */
function belowPallet(height: number) {
  return { at: height + BELOW, witnessFrom: height + 14, offset: 44 };
}
