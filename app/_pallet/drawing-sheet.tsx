import type { PalletGeometry } from "../_content/products";
import { IsometricFaces, isometricSheet } from "./isometric";
import { Measures, measuresOf } from "./measures";
import { PalletDrawing } from "./pallet-drawing";
import { DimensionedSide, HiddenBlocks, TopView } from "./pallet-views";
import { pathData } from "./path-data";
import { gapDimensions, views } from "./views";

interface DrawingSheetProps {
  geometry: PalletGeometry;
  label: string;
  locale: string;
  /** Whether phones show all views, not only the top view. */
  isWhole: boolean;
}

/** Space for dimension lines and figures around the top view, in their own units. */
const around = { left: 160, right: 130, top: 120, bottom: 20 } as const;
/** Sizes of a top view and a side view at scale 1, in the same units. */
const sheet = { width: 1470, height: 1410, side: 850 } as const;

/** Draws a pallet of any size: top view, sides and isometric view. Lines and figures keep their size. */
export function DrawingSheet({ geometry, label, locale, isWhole }: DrawingSheetProps) {
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
  const { topView } = views(geometry);
  const dimensioned = { ...topView, dimensions: [...topView.dimensions, ...gapDimensions(geometry)] };
  const longest = Math.max(length, depth);
  const side = longest / (sheet.side - 140);
  const sideFrame = [-10 * side, -20 * side, longest + 140 * side, height + 160 * side] as const;
  return (
    <figure className="drawing-sheet" data-whole={isWhole || undefined}>
      <PalletDrawing className="drawing-sheet__plan" viewBox={viewBox(frame)} label={label}>
        <TopView geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={measuresOf(dimensioned, locale, scale)} scale={scale} />
      </PalletDrawing>
      {(["longSide", "shortSide"] as const).map((view) => (
        <PalletDrawing key={view} viewBox={viewBox(sideFrame)}>
          <DimensionedSide geometry={geometry} view={view} locale={locale} scale={side} />
        </PalletDrawing>
      ))}
      {/* Without dimensions: the drawings beside it have them. */}
      <PalletDrawing className="drawing-sheet__isometric" viewBox={isometricSheet(geometry)}>
        <IsometricFaces geometry={geometry} />
      </PalletDrawing>
    </figure>
  );
}

function viewBox([left, top, width, height]: readonly [number, number, number, number]): string {
  return pathData`${left} ${top} ${width} ${height}`;
}
