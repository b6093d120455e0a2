import type { PalletGeometry } from "../../_content/products";
import { bearerVolume, blockVolume, boardVolume } from "../timber";

/** What a cubic metre of it weighs, kg: dry, usual and wet; and nails in a pallet, kg. */
export const densities = {
  softwood: [420, 460, 520],
  pressed: [550, 600, 650],
  nails: [0.5, 0.75, 1],
} as const;

/** What a pallet may weigh, kg. */
export interface Estimate {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** Estimates a pallet's mass from its volumes: wood is light when dry and heavy when wet. */
export function estimate(geometry: PalletGeometry): Estimate {
  const wood = boardVolume(geometry) + bearerVolume(geometry);
  const { softwood, pressed, nails } = densities;
  const block = geometry.blocks === "pressed" ? pressed : softwood;
  const [least = 0, usual = 0, most = 0] = ([0, 1, 2] as const).map(
    (state) => wood * softwood[state] + blockVolume(geometry) * block[state] + nails[state],
  );
  return { least, usual, most };
}
