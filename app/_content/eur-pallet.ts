import { toConfirm } from "./to-confirm";
import type { PalletGeometry } from "./products";

/**
 * The EUR pallet: a product, and the pallet that the site itself is drawn with.
 *
 * @confirm mass: the masses of loads and lorries are computed from it; it needs a scale
 */
export const eurPallet: PalletGeometry = {
  length: 1200,
  depth: 800,
  height: 144,
  boardThickness: 22,
  blockHeight: 78,
  deckBoards: [145, 100, 145, 100, 145],
  deckIsFixed: true,
  blockRows: [100, 145, 100],
  blockColumns: [145, 145, 145],
  blocks: "pressed",
  mass: toConfirm(25),
};

/**
 * What EPAL states of its own pallet of this format: how much may stand on a loaded one in a stack, kg, and how many
 * nails hold it. Read on the day of `eurFigures` in knowledge/statements.ts.
 */
export const epalFigures = { stackedLoad: 4000, nails: 78 } as const;
