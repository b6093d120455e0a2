import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from "@tarikjabiri/dxf";

import type { PalletGeometry } from "../_content/products";
import { millimetres } from "../_i18n/figures";
import type { Rectangle } from "./path-data";
import { type Dimension, type Shape, shapesOf, type View, views } from "./views";

/** Metric line types and hatches (DXF reference, $MEASUREMENT); programs otherwise use inches. */
const metric = 1;

/**
 * The library's view refers to a visual style with this handle but does not write that style
 * (@tarikjabiri/dxf 2.9). Strict programs refuse the missing handle; without it they use their default.
 */
const missingStyle = /\n348\n10020(?=\n)/;

/** Height of figures, mm. */
const figureHeight = 32;

/**
 * Sizes in mm: distance of a dimension line from the view, gap and extension of its witness lines, distance of
 * the figure, half of an oblique stroke.
 */
const [away, beyond, above, stroke] = [90, 15, 12, 12] as const;

/** Space between the views for dimension lines, mm. */
const between = 320;

/** A point on the sheet in mm, y down. */
type Point = readonly [x: number, y: number];

const layers: Readonly<Record<Shape["kind"], string>> = {
  "deck board": "DECK",
  "stringer board": "STRINGERS",
  bearer: "BLOCKS",
  block: "BLOCKS",
  "bottom board": "BOTTOM",
};

/**
 * Returns the views' upper left corners on the sheet in first-angle projection (ISO 5456-2, 5.2). The long
 * side is at the origin, the top view below it, the short side on its right.
 */
export function viewOrigins({ length, height }: PalletGeometry) {
  return { longSide: [0, 0], topView: [0, height + between], shortSide: [length + between, 0] } as const;
}

type Outline = readonly [layer: string, outline: Rectangle];

/**
 * Returns the outlines of the top view without crossings: deck boards, the boards visible through their gaps,
 * and the hidden blocks.
 */
function outlinesFromAbove(view: View): Outline[] {
  const deck = shapesOf(view, "deck board");
  const through = shapesOf(view, "stringer board", "bearer").flatMap((part) =>
    deck.slice(1).flatMap((board, index): Outline[] => {
      const before = deck[index] ?? board;
      const [top, bottom] = [
        Math.max(before.y + before.height, part.y),
        Math.min(board.y, part.y + part.height),
      ];
      return bottom > top ? [[layers[part.kind], { ...part, y: top, height: bottom - top }]] : [];
    }),
  );
  return [
    ...deck.map((board): Outline => [layers[board.kind], board]),
    ...through,
    ...shapesOf(view, "block").map((block): Outline => ["HIDDEN", block]),
  ];
}

/**
 * Returns the dimension line, two witness lines and two oblique strokes beside a view (ISO 129-1), and the
 * figure's position.
 */
function dimensionLines({ beside, from, to }: Dimension, { width, height }: View) {
  const isUpright = beside === "left" || beside === "right";
  const point = (on: number, across: number): Point => (isUpright ? [across, on] : [on, across]);
  const edge = { top: 0, right: width, bottom: height, left: 0 }[beside];
  const sign = beside === "top" || beside === "left" ? -1 : 1;
  const line = edge + sign * away;
  const at = (on: number) =>
    [
      [point(on, edge + sign * beyond), point(on, line + sign * beyond)],
      [point(on - stroke, line + stroke), point(on + stroke, line - stroke)],
    ] as const;
  return {
    lines: [[point(from, line), point(to, line)], ...at(from), ...at(to)] as const,
    figure: point((from + to) / 2, line - above),
    rotation: isUpright ? 90 : 0,
  };
}

/**
 * Draws a pallet for CAD programs (DXF, AutoCAD 2007): three views in millimetres at full size, one layer for
 * each kind of part, y up, the upper left corner of the long side at the origin. It has no words, so one
 * file serves all languages with one decimal sign.
 *
 * @param locale of the figures' decimal sign
 * @param typeNumber printed above the views
 */
export function dxf(geometry: PalletGeometry, locale: string, typeNumber?: string): string {
  const drawing = new DxfWriter();
  drawing.setUnits(Units.Millimeters);
  drawing.addLType("DASHED", "__ __ __", [24, -12]);
  for (const layer of new Set(Object.values(layers))) drawing.addLayer(layer, Colors.White, "Continuous");
  drawing.addLayer("HIDDEN", Colors.White, "DASHED");
  drawing.addLayer("DIMENSIONS", Colors.Blue, "Continuous");
  if (typeNumber) drawing.addLayer("TITLE", Colors.White, "Continuous");
  drawing.setVariable("$MEASUREMENT", { 70: metric });

  const origins = viewOrigins(geometry);
  const drawn = views(geometry);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const name of ["longSide", "topView", "shortSide"] as const) {
    const view = drawn[name];
    /** Converts a point of the view to the sheet, y up. */
    const onSheet = ([x, y]: Point) => {
      const point = { x: origins[name][0] + x, y: -origins[name][1] - y };
      xs.push(point.x);
      ys.push(point.y);
      return point;
    };
    const onSheet3 = (point: Point) => {
      const { x, y } = onSheet(point);
      return point3d(x, y);
    };
    const outlines =
      name === "topView"
        ? outlinesFromAbove(view)
        : view.shapes.map((shape): Outline => [layers[shape.kind], shape]);
    for (const [layerName, { x, y, width, height }] of outlines) {
      const corners: readonly Point[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      drawing.addLWPolyline(
        corners.map(onSheet).map((corner) => ({ point: point2d(corner.x, corner.y) })),
        { flags: LWPolylineFlags.Closed, layerName },
      );
    }
    // Only this view is large enough for the thickness of a board.
    const thickness: readonly Dimension[] =
      name === "longSide" ? [{ beside: "left", from: 0, to: geometry.boardThickness }] : [];
    for (const dimension of [...view.dimensions, ...thickness]) {
      const { lines, figure, rotation } = dimensionLines(dimension, view);
      for (const [from, to] of lines)
        drawing.addLine(onSheet3(from), onSheet3(to), { layerName: "DIMENSIONS" });
      drawing.addText(onSheet3(figure), figureHeight, millimetres(dimension.to - dimension.from, locale), {
        layerName: "DIMENSIONS",
        rotation,
        horizontalAlignment: TextHorizontalAlignment.Center,
        secondAlignmentPoint: onSheet3(figure),
      });
    }
  }
  if (typeNumber) {
    const point = { x: 0, y: between };
    xs.push(point.x);
    ys.push(point.y + figureHeight);
    drawing.addText(point3d(point.x, point.y), figureHeight, typeNumber, { layerName: "TITLE" });
  }
  drawing.setVariable("$EXTMIN", { 10: Math.min(...xs), 20: Math.min(...ys), 30: 0 });
  drawing.setVariable("$EXTMAX", { 10: Math.max(...xs), 20: Math.max(...ys), 30: 0 });
  return drawing.stringify().replace(missingStyle, "");
}
