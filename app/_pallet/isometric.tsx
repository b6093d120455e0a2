import type { SVGProps } from "react";

import type { PalletGeometry } from "../_content/products";
import { type Axes, facesOf, isometric, onSheet } from "./axonometry";
import { type Part, palletParts } from "./pallet-parts";
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

interface FacesProps {
  axes: Axes;
  part: Part;
  className?: string;
  /** Attributes that shade the two sides. */
  shades: readonly [left: SVGProps<SVGPathElement>, right: SVGProps<SVGPathElement>];
}

/** Draws the visible faces of a part. */
export function Faces({ axes, part, className, shades: [left, right] }: FacesProps) {
  const { front, end, top } = facesOf(axes, part.size);
  return (
    <g className={className} transform={`translate(${onSheet(axes, part.at).join(" ")})`}>
      <path {...left} d={front} />
      <path {...right} d={end} />
      <path d={top} />
    </g>
  );
}

/** Draws the faces of every board and block that are visible from the pallet's corner. SVG, in mm. */
export function IsometricFaces({ geometry }: { geometry: PalletGeometry }) {
  return palletParts(geometry).map((part) => (
    <Faces
      key={part.at.join()}
      axes={isometric}
      part={part}
      className={part.isChip ? "pallet-drawing__chip" : "pallet-drawing__wood"}
      shades={[{ className: "pallet-drawing__left" }, { className: "pallet-drawing__right" }]}
    />
  ));
}
