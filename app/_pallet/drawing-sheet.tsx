import type { PalletGeometry } from "../_content/products";
import { IsometricFaces, isometricSheet } from "./isometric";
import { Measures, measuresOf } from "./measures";
import { PalletDrawing } from "./pallet-drawing";
import { DimensionedSide, HiddenBlocks, Plan } from "./pallet-views";
import { pathData } from "./path-data";
import { gapDimensions, views } from "./views";
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
  const frame = [
    -around.left * scale,
    -around.top * scale,
    length + (around.left + around.right) * scale,
    depth + (around.top + around.bottom) * scale,
  ] as const;
  const { plan } = views(geometry);
  const dimensioned = { ...plan, dimensions: [...plan.dimensions, ...gapDimensions(geometry)] };
  const longest = Math.max(length, depth);
  const side = longest / (sheet.side - 140);
  const sideFrame = [-10 * side, -20 * side, longest + 140 * side, height + 160 * side] as const;
  return (
    <figure className="drawing-sheet">
      <PalletDrawing className="drawing-sheet__plan" viewBox={viewBox(frame)} label={label}>
        <Plan geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={measuresOf(dimensioned, locale, scale)} scale={scale} />
      </PalletDrawing>
      {(["longSide", "shortSide"] as const).map((view) => (
        <PalletDrawing key={view} viewBox={viewBox(sideFrame)}>
          <DimensionedSide geometry={geometry} view={view} locale={locale} scale={side} />
        </PalletDrawing>
      ))}
      {/* All three axes at one scale; the drawings beside it give the measures. */}
      <PalletDrawing className="drawing-sheet__isometric" viewBox={isometricSheet(geometry)}>
        <IsometricFaces geometry={geometry} />
      </PalletDrawing>
    </figure>
  );
}

function viewBox([left, top, width, height]: readonly [number, number, number, number]): string {
  return pathData`${left} ${top} ${width} ${height}`;
}
