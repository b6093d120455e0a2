import type { PalletGeometry } from "../_content/products";
import { volumes } from "./pallet-parts";

/** Mass of a cubic metre, kg: dry, usual and wet; and of the nails in a pallet, kg. */
export const densities = {
  softwood: [420, 460, 520],
  pressed: [550, 600, 650],
  nails: [0.5, 0.75, 1],
} as const;

/**
 * From the volumes, for dry to wet wood. Several possible kinds of blocks give the span from the lightest
 * to the heaviest.
 */
export function estimate(
  geometry: PalletGeometry,
  kinds: readonly PalletGeometry["blocks"][] = [geometry.blocks],
) {
  const { blocks, wood } = volumes(geometry);
  const { softwood, pressed, nails } = densities;
  const masses = (state: 0 | 1 | 2) =>
    kinds.map((kind) => {
      const block = kind === "pressed" ? pressed : softwood;
      return wood * softwood[state] + blocks * block[state] + nails[state];
    });
  return {
    least: Math.min(...masses(0)),
    usual: masses(1).reduce((sum, mass) => sum + mass, 0) / kinds.length,
    most: Math.max(...masses(2)),
  };
}
