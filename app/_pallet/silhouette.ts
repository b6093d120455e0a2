import type { PalletGeometry } from "../_content/products";
import { blockColumns, levels } from "./pallet-geometry";
import { rectangle } from "./path-data";

/**
 * The long side of a pallet in one colour, upper left corner at the origin: where deck, stringers and blocks meet is no
 * line.
 *
 * @returns path data in mm
 */
export function silhouette(geometry: PalletGeometry): string {
  const { length, height, boardThickness } = geometry;
  const columns = blockColumns(geometry).map(({ start, width }) => rectangle(start, 0, width, height));
  return [
    rectangle(0, 0, length, boardThickness),
    ...columns,
    rectangle(0, levels(geometry).bottom, length, boardThickness),
  ].join("");
}
