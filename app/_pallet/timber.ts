import type { PalletGeometry } from "../_content/products";
import { palletParts } from "./pallet-parts";

/** How much of a pallet is blocks, of whatever they are made, and how much everything else; m³. */
export function volumes(geometry: PalletGeometry): { blocks: number; wood: number } {
  let [blocks, wood] = [0, 0];
  for (const { kind, size } of palletParts(geometry)) {
    const volume = size.reduce((product, side) => product * side) / 1e9;
    if (kind === "block") blocks += volume;
    else wood += volume;
  }
  return { blocks, wood };
}

/**
 * The sawn timber of a pallet: its boards and bearers, and its blocks where they are of solid wood.
 *
 * @returns m³
 */
export function timberVolume(geometry: PalletGeometry): number {
  const { blocks, wood } = volumes(geometry);
  return geometry.blocks === "solid" ? wood + blocks : wood;
}
