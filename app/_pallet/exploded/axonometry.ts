import type { PalletGeometry } from "../../_content/products";
import { type Part, palletParts } from "../pallet-parts";

/** A place on the sheet: to the right and down. */
export type Point2 = readonly [x: number, y: number];

const degrees = Math.PI / 180;
/** The view: turned by 30 degrees from the short side's front, and from 14 degrees above the floor. */
const [turn, rise] = [30 * degrees, 14 * degrees];

/**
 * Where a place in space lies on the sheet, in parallel projection; mm.
 *
 * @param place along the length, along the depth, up; from the corner farthest from the eye
 */
export function project([x, y, z]: Part["at"]): Point2 {
  return [
    x * Math.cos(turn) - y * Math.sin(turn),
    (x * Math.sin(turn) + y * Math.cos(turn)) * Math.sin(rise) - z * Math.cos(rise),
  ];
}

/** What lies in one plane of a pallet, from the top down. */
const kinds: readonly Part["kind"][] = ["deck board", "stringer board", "block", "bearer", "bottom board"];

/** The parts of a pallet by the layers that it is nailed together from, from the top down. */
export function layersOf(geometry: PalletGeometry): Part[][] {
  const parts = palletParts(geometry);
  return kinds.map((kind) => parts.filter((part) => part.kind === kind)).filter((layer) => layer.length > 0);
}

/** What is seen of a part, as path data from the part's own corner. */
export interface Faces {
  readonly front: string;
  readonly end: string;
  readonly top: string;
}

/** The three faces that are seen of a part of a size. */
export function facesOf([length, depth, height]: Part["size"]): Faces {
  const along = onSheet([length, 0, 0]);
  const across = onSheet([0, depth, 0]);
  const up = onSheet([0, 0, height]);
  const [x, y] = across;
  return {
    front: outline(across, along, up),
    end: outline([x + along[0], y + along[1]], opposite(across), up),
    top: outline(up, along, across),
  };
}

/** Where a place lies on the sheet, in whole units, so that faces meet: half a millimetre is less than half a pixel. */
export function onSheet(place: Part["at"]): Point2 {
  const [x, y] = project(place);
  // Not minus zero, which would be written into the page.
  return [Math.round(x) + 0, Math.round(y) + 0];
}

const opposite = ([x, y]: Point2): Point2 => [0 - x, 0 - y];

/** Path data of a parallelogram: a corner, and the two edges that begin there. */
function outline(corner: Point2, one: Point2, other: Point2): string {
  const edges = [one, other, opposite(one)].flat().join(" ");
  return `M${corner.join(" ")}l${edges}z`.replaceAll(" -", "-");
}
