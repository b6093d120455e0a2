import type { PalletGeometry } from "../_content/products";

/** Usual boards, mm. */
const board = { thickness: 22, width: 98, gap: 45 } as const;

/** A pallet known from outside; mm and kg. */
type OutsidePallet = Pick<PalletGeometry, "length" | "depth" | "height" | "mass">;

/**
 * A usual construction for a pallet known from outside: common boards and gaps, three rows of blocks each
 * way. Only for drawings of a load.
 */
export function assumedPallet({ length, depth, height, mass }: OutsidePallet): PalletGeometry {
  const thickness = Math.min(board.thickness, height / 6);
  const width = Math.min(board.width, depth / 4);
  const count = Math.max(2, Math.round((depth + board.gap) / (width + board.gap)));
  return {
    length,
    depth,
    height,
    boardThickness: thickness,
    blockHeight: height - 3 * thickness,
    deckBoards: Array.from({ length: count }, () => width),
    deckIsFixed: false,
    blockRows: [width, width, width],
    blockColumns: [width, width, width],
    blocks: "solid",
    mass,
  };
}
