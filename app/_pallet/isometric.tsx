import type { PalletGeometry } from "../_content/products";
import { type Part, palletParts } from "./pallet-parts";
import { rounded } from "./path-data";

/** Length and depth run to the right and to the left at 30 degrees, as on any isometric drawing. */
const [cos, sin] = [Math.cos(Math.PI / 6), 0.5];

/** The sheet of an isometric drawing: left, top, width and height in mm. */
export function isometricSheet({ length, depth, height }: PalletGeometry): string {
  const sheet = [
    -depth * cos - 20,
    -height - 20,
    (length + depth) * cos + 40,
    (length + depth) * sin + height + 40,
  ];
  return sheet.map(rounded).join(" ");
}

/** The three faces of every board and block that are seen from the pallet's corner. SVG, in mm. */
export function IsometricFaces({ geometry }: { geometry: PalletGeometry }) {
  return palletParts(geometry).map(({ at, size, isChip }) => (
    <g key={at.join()} className={isChip ? "pallet-drawing__chip" : "pallet-drawing__wood"}>
      <path
        className="pallet-drawing__left"
        d={face(at, size, [
          [0, 1, 0],
          [1, 1, 0],
          [1, 1, 1],
          [0, 1, 1],
        ])}
      />
      <path
        className="pallet-drawing__right"
        d={face(at, size, [
          [1, 0, 0],
          [1, 1, 0],
          [1, 1, 1],
          [1, 0, 1],
        ])}
      />
      <path
        d={face(at, size, [
          [0, 0, 1],
          [1, 0, 1],
          [1, 1, 1],
          [0, 1, 1],
        ])}
      />
    </g>
  ));
}

/** Path data of a face: its corners as parts of the size. */
function face(at: Part["at"], size: Part["size"], corners: readonly Part["at"][]): string {
  const points = corners.map((corner) => {
    const [x = 0, y = 0, z = 0] = at.map((start, axis) => start + (corner[axis] ?? 0) * (size[axis] ?? 0));
    return `${rounded((x - y) * cos)} ${rounded((x + y) * sin - z)}`;
  });
  return `M${points.join("L")}z`;
}
