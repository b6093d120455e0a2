import type { PalletGeometry } from "../_content/products";
import { palletParts } from "./pallet-parts";

/** Returns the volume of a pallet's blocks, of any material, and of everything else; m³. */
export function volumes(geometry: PalletGeometry): { blocks: number; wood: number } {
  let [blocks, wood] = [0, 0];
  for (const { kind, size } of palletParts(geometry)) {
    const volume = size.reduce((product, side) => product * side) / 1e9;
    if (kind === "block") blocks += volume;
    else wood += volume;
  }
  return { blocks, wood };
}

/** Returns the sawn timber of a pallet, m³: boards, bearers and solid blocks. */
export function timberVolume(geometry: PalletGeometry): number {
  const { blocks, wood } = volumes(geometry);
  return geometry.blocks === "solid" ? wood + blocks : wood;
}
