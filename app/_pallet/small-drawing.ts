import { eurPallet } from "../_content/eur-pallet";
import type { PalletGeometry } from "../_content/products";
import { rectangle, rectangles } from "./path-data";
import { materialsOf, type Shape, shapesOf, views } from "./views";

export interface SmallDrawing {
  readonly viewBox: string;
  /** Path data in drawing order, each with its class of `pallet-drawing`; mm. */
  readonly paths: readonly (readonly [part: "wood" | "chip" | "hidden" | "measure", data: string])[];
}

/** Layout of a sheet at the scale of the catalogue: top views on one line, long sides on another; mm. */
const sheet = { width: 1200, ground: 1212, planBottom: 1000, gap: 68, edge: 12 } as const;

/** `times` as large as that of the catalogue. */
function viewBox(times = 1): string {
  const { width, ground, edge } = sheet;
  return [-edge, -edge, width + 2 * edge, ground + 3 * edge]
    .map((side) => Math.round(side * times))
    .join(" ");
}

const moved = (shapes: readonly Shape[], dx: number, dy: number) =>
  rectangles(shapes.map(({ x, y, width, height }) => ({ x: x + dx, y: y + dy, width, height })));

/**
 * The boards from above, and the long side below them. A visitor's own pallet fills the sheet; catalogue
 * pallets have one scale.
 */
export function palletDrawing(geometry: PalletGeometry, isOwn = false): SmallDrawing {
  const { length, depth, height } = geometry;
  const times = isOwn ? Math.max(length / sheet.width, (depth + height) / (sheet.ground - sheet.gap)) : 1;
  const side = isOwn ? sheet.ground * times - height : sheet.ground - height;
  const top = (isOwn ? side - sheet.gap * times : sheet.planBottom) - depth;
  const left = isOwn ? (sheet.width * times - length) / 2 : 0;
  const paths = (view: "topView" | "longSide", dy: number) =>
    materialsOf(geometry, view).map(([part, shapes]) => [part, moved(shapes, left, dy)] as const);
  return { viewBox: viewBox(times), paths: [...paths("topView", top), ...paths("longSide", side)] };
}

/** In the outline of a pallet. */
export function blocksDrawing(): SmallDrawing {
  const { length, depth, height, boardThickness } = eurPallet;
  const { topView, longSide } = views(eurPallet);
  const top = sheet.planBottom - depth;
  // The blocks stand on the ground.
  const side = sheet.ground - height + boardThickness;
  return {
    viewBox: viewBox(),
    paths: [
      ["hidden", rectangle(0, top, length, depth)],
      ["chip", moved(shapesOf(topView, "block"), 0, top) + moved(shapesOf(longSide, "block"), 0, side)],
    ],
  };
}

/** The outlines of a pallet, and its length to be set. */
export function outlineDrawing(): SmallDrawing {
  const { length, depth, height } = eurPallet;
  const [top, at] = [sheet.planBottom - depth, 90];
  return {
    viewBox: viewBox(),
    paths: [
      ["hidden", rectangle(0, top, length, depth) + rectangle(0, sheet.ground - height, length, height)],
      [
        "measure",
        `M0 ${at}h${length}M60 ${at - 25}L0 ${at}l60 25M${length - 60} ${at - 25}l60 25l-60 25M0 40v100M${length} 40v100`,
      ],
    ],
  };
}
