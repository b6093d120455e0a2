import type { PalletGeometry } from "../../_content/products";

/** What is known of a pallet that is no product; mm. */
interface Outside {
  readonly length: number;
  readonly depth: number;
  readonly height: number;
  /** kg */
  readonly mass: number;
}

/** Boards as most pallets have them, mm. */
const board = { thickness: 22, width: 98, gap: 45 } as const;

/**
 * A usual construction for a pallet that is known by its outside alone: boards as wide and as far apart as
 * most have them, three rows of blocks each way. Good for a drawing of a load only: it is no offer.
 */
export function assumedPallet({ length, depth, height, mass }: Outside): PalletGeometry {
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
