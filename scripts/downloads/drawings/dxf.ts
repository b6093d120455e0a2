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

  const views = threeViews(geometry);
  const places = viewPlaces(geometry);
  for (const view of ["longSide", "plan", "shortSide"] as const) {
    const { x: left, y: top } = places[view];
    for (const { layer, x, y, width, height } of views[view]) {
      const corners = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ] as const;
      drawing.addLWPolyline(
        corners.map(([across, down]) => ({ point: point2d(left + across, -(top + down)) })),
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
  return drawing.stringify();
}
