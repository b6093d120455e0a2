import type { PalletGeometry } from "../_content/products";
import { facesOf, isometric, onSheet } from "./axonometry";
import { palletParts } from "./pallet-parts";
import { rounded } from "./path-data";

/** Returns the view box of an isometric drawing, in mm. */
export function isometricSheet({ length, depth, height }: PalletGeometry): string {
  const [[cos, sin]] = isometric;
  const sheet = [
    -depth * cos - 20,
    -height - 20,
    (length + depth) * cos + 40,
    (length + depth) * sin + height + 40,
  ];
  return sheet.map(rounded).join(" ");
}

/** Draws the faces of every board and block that are visible from the pallet's corner. SVG, in mm. */
export function IsometricFaces({ geometry }: { geometry: PalletGeometry }) {
  return palletParts(geometry).map(({ at, size, isChip }) => {
    const { front, end, top } = facesOf(isometric, size);
    return (
      <g
        key={at.join()}
        className={isChip ? "pallet-drawing__chip" : "pallet-drawing__wood"}
        transform={`translate(${onSheet(isometric, at).join(" ")})`}
      >
        <path className="pallet-drawing__left" d={front} />
        <path className="pallet-drawing__right" d={end} />
        <path d={top} />
      </g>
    );
  });
}
