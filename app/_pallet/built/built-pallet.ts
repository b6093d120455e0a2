import type { PalletGeometry } from "../../_content/products";
import { gapBetween } from "../pallet-geometry";
import { estimate } from "./estimate";
import { type SizeFields, sizeNumbers, usualSize } from "./size-fields";

/** Width of a bearer and of a block across the pallet, mm. */
const blockWidth = { outer: 100, middle: 145 } as const;

/** A pallet as it was asked for, and as it can be drawn. */
export interface BuiltPallet {
  readonly geometry: PalletGeometry;
  /** Between deck boards, mm. */
  readonly gap: number;
  /** By how much the asked boards are wider together than the pallet, mm; 0 when they fit. */
  readonly excess: number;
}

/**
 * Builds the pallet that the fields ask for. A field without a number counts as usual, and boards that do not fit beside
 * each other are left out, so that there is always a pallet to draw.
 */
export function builtPallet(fields: SizeFields): BuiltPallet {
  const { values } = sizeNumbers(fields);
  const of = (name: "l" | "w" | "n" | "b" | "a" | "t" | "y") => values[name] ?? Number(usualSize[name]);
  const [length, depth, thickness, blockHeight] = [of("l"), of("w"), of("t"), of("y")];
  const asked = boards(of("n"), Math.min(of("a"), depth / 2), of("b"));
  const excess = Math.max(0, sum(asked) - depth);
  const deckBoards = fitting(asked, depth);
  const middle = Math.min(blockWidth.middle, depth / 4);
  const outer = Math.min(blockWidth.outer, depth / 4);
  const column = Math.min(blockWidth.middle, length / 4);
  const bearers = fields.e === "2";
  const built = {
    length,
    depth,
    height: 3 * thickness + blockHeight,
    boardThickness: thickness,
    blockHeight,
    deckBoards,
    deckIsFixed: false,
    blockRows: bearers ? [outer, outer, outer] : [outer, middle, outer],
    blockColumns: [column, column, column],
    blocks: bearers || fields.k === "s" ? "solid" : "pressed",
    bearers,
    mass: 0,
  } as const;
  const geometry: PalletGeometry = { ...built, mass: Math.max(1, Math.round(estimate(built).usual)) };
  return { geometry, gap: gapBetween(deckBoards, depth), excess };
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** The deck's boards from one side to the other. */
function boards(count: number, edge: number, inner: number): number[] {
  return [edge, ...Array.from({ length: count - 2 }, () => inner), edge];
}

/** As many of the boards as lie beside each other: inner ones are left out first. */
function fitting(asked: readonly number[], depth: number): readonly number[] {
  const left = [...asked];
  while (left.length > 2 && sum(left) > depth) left.splice(1, 1);
  return left;
}
