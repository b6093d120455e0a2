import type { PalletGeometry } from "../_content/products";
import { palletParts, type Part } from "./pallet-parts";
import { rounded } from "./path-data";

/** A point on the sheet: to the right and down. */
export type Point2 = readonly [x: number, y: number];

/** Sheet vectors of one mm along the length, along the depth and up, in parallel projection. */
type Axes = readonly [along: Point2, across: Point2, up: Point2];

const degrees = Math.PI / 180;

/** Length and depth run to the right and left at 30 degrees, all axes at one scale. */
export const isometric: Axes = [
  [Math.cos(30 * degrees), 0.5],
  [-Math.cos(30 * degrees), 0.5],
  [0, -1],
];

/** Turned by 30 degrees from the short side's front, seen from 14 degrees above the floor. */
export const fromFront: Axes = [
  [Math.cos(30 * degrees), Math.sin(30 * degrees) * Math.sin(14 * degrees)],
  [-Math.sin(30 * degrees), Math.cos(30 * degrees) * Math.sin(14 * degrees)],
  [0, -Math.cos(14 * degrees)],
];

/**
 * Projects a point (along the length, along the depth, up; from the corner farthest from the eye) to the
 * sheet, in whole mm, so that faces meet.
 */
function onSheet(axes: Axes, point: Part["at"]): Point2 {
  const [x, y] = ([0, 1] as const).map(
    (side) =>
      // Avoids -0 in the page.
      Math.round(axes.reduce((sum, axis, index) => sum + axis[side] * (point[index] ?? 0), 0)) + 0,
  ) as [number, number];
  return [x, y];
}

/** Path data from the part's own corner. */
interface Faces {
  readonly front: string;
  readonly end: string;
  readonly top: string;
}

export function facesOf(axes: Axes, [length, depth, height]: Part["size"]): Faces {
  const along = onSheet(axes, [length, 0, 0]);
  const across = onSheet(axes, [0, depth, 0]);
  const up = onSheet(axes, [0, 0, height]);
  return {
    front: outline(across, along, up),
    end: outline([across[0] + along[0], across[1] + along[1]], opposite(across), up),
    top: outline(up, along, across),
  };
}

const opposite = ([x, y]: Point2): Point2 => [0 - x, 0 - y];

/** A parallelogram: a corner, and the two edges that begin there. */
function outline(corner: Point2, one: Point2, other: Point2): string {
  const edges = [one, other, opposite(one)].flat().join(" ");
  return `M${corner.join(" ")}l${edges}z`.replaceAll(" -", "-");
}

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

/** From the pallet's corner. SVG, in mm. */
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
