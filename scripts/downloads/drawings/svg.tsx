import { renderToStaticMarkup } from "react-dom/server";

import type { PalletGeometry } from "../../../app/_content/products";
import { LongSide, ShortSide } from "../../../app/_pallet/elevations";
import { Measures } from "../../../app/_pallet/measures/measures";
import {
  longSideMeasures,
  planMeasures,
  shortSideMeasures,
} from "../../../app/_pallet/measures/pallet-measures";
import { HiddenBlocks, Plan } from "../../../app/_pallet/plan";
import { colour } from "../../../app/_styles/colours";
import { viewPlaces } from "./three-views";

/** Space around the views for dimension lines, mm: left, top, right, bottom. */
const margin = { left: 150, top: 40, right: 140, bottom: 40 } as const;

/** The decimal sign of figures in drawings is a comma in every language (ISO 80000-1, 7.2.2; ISO 129-1). */
const figures = "pl";

/** As on the pages (`pallet-drawing.css`): a file has no style sheet but its own. */
const styles = `path{fill:none;stroke:${colour("forest-900")};stroke-width:2}
.pallet-drawing__wood{fill:${colour("drawing-wood")}}
.pallet-drawing__chip{fill:${colour("drawing-chip")}}
.pallet-drawing__hidden{stroke-dasharray:14 10}
.pallet-drawing__nails{stroke-width:14;stroke-linecap:round}
text{fill:${colour("forest-900")};font:600 38px Archivo,Arial,sans-serif;text-anchor:middle}`;

/**
 * The dimensioned drawing of a pallet as a file: three views, one SVG unit is one millimetre, and printed in full it is as
 * large as the pallet. No words, so it is the same in every language.
 */
export function svg(geometry: PalletGeometry): string {
  const { length, depth, height } = geometry;
  const { plan, shortSide } = viewPlaces(geometry);
  const width = margin.left + shortSide.x + depth + margin.right;
  const tall = margin.top + plan.y + depth + margin.bottom;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={`${width}mm`}
      height={`${tall}mm`}
      viewBox={`${-margin.left} ${-margin.top} ${width} ${tall}`}
    >
      <title>{`${length} × ${depth} × ${height} mm`}</title>
      <style>{styles}</style>
      <rect x={-margin.left} y={-margin.top} width={width} height={tall} fill="#fff" />
      <LongSide geometry={geometry} />
      <Measures measures={longSideMeasures(geometry, figures)} />
      <g transform={`translate(${plan.x} ${plan.y})`}>
        <Plan geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={planMeasures(geometry)} />
      </g>
      <g transform={`translate(${shortSide.x} ${shortSide.y})`}>
        <ShortSide geometry={geometry} />
        <Measures measures={shortSideMeasures(geometry)} />
      </g>
    </svg>,
  );
}
