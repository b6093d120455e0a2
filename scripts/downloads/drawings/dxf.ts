import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from "@tarikjabiri/dxf";

import type { PalletGeometry } from "../../../app/_content/products";
import { millimetres } from "../../../app/_i18n/figures";
import { dimensions, type Line } from "./dimensions";
import { threeViews, viewPlaces } from "./three-views";

/** The number for metric line types and hatches (DXF reference, $MEASUREMENT); without it programs take those of inches. */
const metric = 1;

/**
 * The library's view names the visual style with this handle, which it does not write (@tarikjabiri/dxf 2.9); strict programs refuse a
 * handle that exists nowhere, and take their own style without one.
 */
const missingStyle = /\n348\n10020(?=\n)/;

/** Height of figures, mm. */
const figureHeight = 32;

/**
 * The drawing of a pallet for CAD programs (DXF, AutoCAD 2007): three views in millimetres at full size, on a layer for each
 * kind of part, with y up and the upper left corner of the long side at the origin. No words, so it is the same in every language.
 */
export function dxf(geometry: PalletGeometry): string {
  const drawing = new DxfWriter();
  drawing.setUnits(Units.Millimeters);
  drawing.addLType("DASHED", "__ __ __", [24, -12]);
  for (const layer of ["DECK", "STRINGERS", "BLOCKS", "BOTTOM"])
    drawing.addLayer(layer, Colors.White, "Continuous");
  drawing.addLayer("HIDDEN", Colors.White, "DASHED");
  drawing.addLayer("DIMENSIONS", Colors.Blue, "Continuous");

  drawing.setVariable("$MEASUREMENT", { 70: metric });

  const views = threeViews(geometry);
  const places = viewPlaces(geometry);
  const corners: (readonly [x: number, y: number])[] = [];
  for (const view of ["longSide", "plan", "shortSide"] as const) {
    const { x: left, y: top } = places[view];
    for (const { layer, x, y, width, height } of views[view]) {
      const outline = [
        [left + x, top + y],
        [left + x + width, top + y],
        [left + x + width, top + y + height],
        [left + x, top + y + height],
      ] as const;
      corners.push(...outline);
      drawing.addLWPolyline(
        outline.map(([across, down]) => ({ point: point2d(across, -down) })),
        { flags: LWPolylineFlags.Closed, layerName: layer.toUpperCase() },
      );
    }
  }

  const { lines, figures } = dimensions(geometry);
  const at = ([x, y]: Line["from"]) => point3d(x, -y);
  for (const { from, to } of lines) drawing.addLine(at(from), at(to), { layerName: "DIMENSIONS" });
  for (const { length, place, turned } of figures)
    drawing.addText(at(place), figureHeight, millimetres(length, "pl"), {
      layerName: "DIMENSIONS",
      rotation: turned ? 90 : 0,
      horizontalAlignment: TextHorizontalAlignment.Center,
      secondAlignmentPoint: at(place),
    });
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [0, 1].map((axis) => [...corners, ...ends].map((point) => point[axis] as number)) as [
    number[],
    number[],
  ];
  drawing.setVariable("$EXTMIN", { 10: Math.min(...xs), 20: -Math.max(...ys), 30: 0 });
  drawing.setVariable("$EXTMAX", { 10: Math.max(...xs), 20: -Math.min(...ys), 30: 0 });
  return drawing.stringify().replace(missingStyle, "");
}
