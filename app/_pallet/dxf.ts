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
import { dimensionLines, layers, type Outline, outlinesFromAbove, type Point } from "./dxf-lines";
import { type Dimension, views } from "./views";

/** Metric line types and hatches (DXF reference, $MEASUREMENT); programs otherwise use inches. */
const metric = 1;

/**
 * The library's view refers to a visual style with this handle but does not write that style
 * (@tarikjabiri/dxf 2.9). Strict programs refuse the missing handle; without it they use their default.
 */
const missingStyle = /\n348\n10020(?=\n)/;

/** mm */
const figureHeight = 32;

/** Space between the views for dimension lines, mm. */
const between = 320;

/**
 * Returns the views' upper left corners on the sheet in first-angle projection (ISO 5456-2, 5.2). The long
 * side is at the origin, the top view below it, the short side on its right.
 */
export function viewOrigins({ length, height }: PalletGeometry) {
  return { longSide: [0, 0], topView: [0, height + between], shortSide: [length + between, 0] } as const;
}

/**
 * Draws a pallet for CAD programs (DXF, AutoCAD 2007): three views in millimetres at full size, one layer
 * for each kind of part, y up, the upper left corner of the long side at the origin, the number above the
 * views. Without words, so one file serves all languages with one decimal sign (`locale`).
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
    /** y up */
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
