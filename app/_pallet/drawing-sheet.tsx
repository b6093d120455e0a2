import type { PalletGeometry } from "../_content/products";
import { LongSide, ShortSide } from "./elevations";
import { Isometric } from "./isometric";
import { Measures } from "./measures/measures";
import { gapMeasures, longSideMeasures, planMeasures, shortSideMeasures } from "./measures/pallet-measures";
import { PalletDrawing } from "./pallet-drawing";
import { pathData } from "./path-data";
import { HiddenBlocks, Plan } from "./plan";
import "./drawing-sheet.css";

interface DrawingSheetProps {
  geometry: PalletGeometry;
  /** Accessible name of the whole drawing: the pallet and its dimensions. */
  label: string;
  /** BCP 47 tag of the page; writes 382,5 or 382.5. */
  locale: string;
}

/** Space for dimension lines and figures around the plan, in the units that those are drawn in. */
const around = { left: 160, right: 130, top: 120, bottom: 20 } as const;
/** The sheet that a plan and a side view are made for, in the same units: a pallet that fills it is drawn at scale 1. */
const sheet = { width: 1470, height: 1410, side: 850 } as const;

/**
 * A pallet of any size as a workshop drawing: a large plan, and beside it both sides and the view from its corner. Lines
 * and figures have one size on the screen, whatever the pallet measures.
 */
export function DrawingSheet({ geometry, label, locale }: DrawingSheetProps) {
  const { length, depth, height } = geometry;
  const scale = Math.max(
    length / (sheet.width - around.left - around.right),
    depth / (sheet.height - around.top - around.bottom),
  );
  const plan = [
    -around.left * scale,
    -around.top * scale,
    length + (around.left + around.right) * scale,
    depth + (around.top + around.bottom) * scale,
  ] as const;
  // Both sides in one frame, flush right, so that their figures stand in one line.
  const longest = Math.max(length, depth);
  const side = longest / (sheet.side - 140);
  const frame = [-10 * side, -20 * side, longest + 140 * side, height + 160 * side] as const;
  const moved = (by: number) => (by ? pathData`translate(${by})` : undefined);
  return (
    <figure className="drawing-sheet">
      <PalletDrawing className="drawing-sheet__plan" viewBox={viewBox(plan)} label={label}>
        <Plan geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures
          measures={[...planMeasures(geometry, scale), ...gapMeasures(geometry, locale, scale)]}
          scale={scale}
        />
      </PalletDrawing>
      <PalletDrawing viewBox={viewBox(frame)}>
        <g transform={moved(longest - length)}>
          <LongSide geometry={geometry} />
          <Measures measures={longSideMeasures(geometry, locale, side)} scale={side} />
        </g>
      </PalletDrawing>
      <PalletDrawing viewBox={viewBox(frame)}>
        <g transform={moved(longest - depth)}>
          <ShortSide geometry={geometry} />
          <Measures measures={shortSideMeasures(geometry, side)} scale={side} />
        </g>
      </PalletDrawing>
      <Isometric geometry={geometry} />
    </figure>
  );
}

function viewBox([left, top, width, height]: readonly [number, number, number, number]): string {
  return pathData`${left} ${top} ${width} ${height}`;
}
