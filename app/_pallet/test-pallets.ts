import { eurPallet } from "../_content/eur-pallet";
import type { PalletGeometry, RenderCamera } from "../_content/products";

/** Pallets for tests of drawings, independent of the catalogue. */
export const eur: PalletGeometry = eurPallet;

/** Wider than the EUR pallet, on solid blocks, with deck boards agreed per order. */
export const industrial: PalletGeometry = {
  length: 1200,
  depth: 1000,
  height: 144,
  boardThickness: 22,
  blockHeight: 78,
  deckBoards: [120, 98, 98, 98, 98, 98, 120],
  deckIsFixed: false,
  blockRows: [100, 145, 100],
  blockColumns: [145, 145, 145],
  blocks: "solid",
  mass: 25,
};

/** The same sides with thicker boards and more of them. */
export const heavyDuty: PalletGeometry = {
  ...industrial,
  height: 162,
  boardThickness: 28,
  deckBoards: [105, 100, 100, 100, 100, 100, 100, 100, 105],
  blockRows: [145, 145, 145],
  mass: 35,
};

/** Returns a camera as in pictures/scenes/studio.py, with this lens (mm). */
export const studioCamera = (lens: number): RenderCamera => ({
  position: [-3350, -4550, 2100],
  target: [0, 0, 30],
  lens,
  sensorWidth: 36,
  frame: { width: 1600, height: 1200 },
});
