import type { PalletGeometry } from "../_content/products";
import { deckBoards, gapBetween, levels } from "./pallet-geometry";
import { type Part, palletParts } from "./pallet-parts";
import type { Rectangle } from "./path-data";

/** From the upper left corner of its view; mm, y down. */
export interface Shape extends Rectangle {
  readonly kind: Part["kind"];
}

/** Between two positions along an edge of a view, mm; its line is beside that edge. */
export interface Dimension {
  readonly beside: "top" | "right" | "bottom" | "left";
  readonly from: number;
  readonly to: number;
  /** False where an arrow head would touch that of the next line. */
  readonly arrows?: false;
}

export interface View {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly dimensions: readonly Dimension[];
}

export type ViewName = "topView" | "longSide" | "shortSide";

/** Identical parts that overlap in a side view are listed once. In the top view, nearer parts come later. */
export function views(geometry: PalletGeometry): Readonly<Record<ViewName, View>> {
  const { length, depth, height, deckIsFixed, bearers } = geometry;
  const parts = palletParts(geometry);
  const seen = (axis: 0 | 1, upright: (part: Part) => Pick<Shape, "y" | "height">): Shape[] =>
    parts.map((part) => ({ kind: part.kind, x: part.at[axis], width: part.size[axis], ...upright(part) }));
  const side = (axis: 0 | 1) =>
    once(seen(axis, ({ at, size }) => ({ y: height - at[2] - size[2], height: size[2] })));
  const block = geometry.blockColumns[0] ?? 0;
  const opening = gapBetween(geometry.blockColumns, length);
  const { stringers, blocks, bottom } = levels(geometry);
  return {
    topView: {
      width: length,
      height: depth,
      shapes: seen(0, ({ at, size }) => ({ y: at[1], height: size[1] })),
      dimensions: [
        { beside: "top", from: 0, to: length },
        { beside: "right", from: 0, to: depth },
        ...(deckIsFixed ? deckBoards(geometry) : []).map(({ start, width }): Dimension => ({
          beside: "left",
          from: start,
          to: start + width,
        })),
      ],
    },
    longSide: {
      width: length,
      height,
      shapes: side(0),
      dimensions: [
        { beside: "right", from: 0, to: height },
        // Bearers close this side.
        ...(bearers
          ? []
          : ([
              { beside: "bottom", from: 0, to: block, arrows: false },
              { beside: "bottom", from: block, to: block + opening },
            ] as const)),
      ],
    },
    shortSide: {
      width: depth,
      height,
      shapes: side(1),
      dimensions: [
        { beside: "bottom", from: 0, to: depth },
        { beside: "right", from: bearers ? stringers : blocks, to: bottom },
      ],
    },
  };
}

/** Returns the outlines of the parts of some kinds in a view. */
export const shapesOf = ({ shapes }: View, ...kinds: readonly Part["kind"][]) =>
  kinds.flatMap((kind) => shapes.filter((shape) => shape.kind === kind));

/** In the order in which they are drawn. */
export function materialsOf(
  geometry: PalletGeometry,
  name: ViewName,
): (readonly [material: "wood" | "chip", Shape[]])[] {
  const view = views(geometry)[name];
  return name === "topView"
    ? [
        ["wood", shapesOf(view, "stringer board", "bearer")],
        ["wood", shapesOf(view, "deck board")],
      ]
    : [
        ["wood", shapesOf(view, "deck board", "stringer board", "bottom board")],
        [geometry.blocks === "pressed" ? "chip" : "wood", shapesOf(view, "block", "bearer")],
      ];
}

/** The first deck board and the gap beside it, to 0.1 mm, for boards that are agreed per order. */
export function gapDimensions({ deckBoards, depth }: PalletGeometry): Dimension[] {
  const [first = 0] = deckBoards;
  const gap = Math.round(gapBetween(deckBoards, depth) * 10) / 10;
  return [
    { beside: "left", from: 0, to: first },
    { beside: "left", from: first, to: first + gap },
  ];
}

function once(shapes: readonly Shape[]): Shape[] {
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
}
