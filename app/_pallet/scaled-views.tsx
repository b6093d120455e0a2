import type { PalletGeometry } from "../_content/products";
import { Measures, measuresOf } from "./measures";
import { PalletDrawing } from "./pallet-drawing";
import { DimensionedSide, HiddenBlocks, TopView } from "./pallet-views";
import { pathData } from "./path-data";
import { gapDimensions, views } from "./views";

/** Scales of drawings, 1 : n, that a scale ruler has. */
const scales = [5, 10, 20, 25, 50, 75, 100] as const;

/** Space on the sheet for the wood of both columns together, and of the top view, mm. */
const space = { width: 126, height: 62 } as const;

/** Height of a figure on paper, mm, and in units of a drawing of scale 1. */
const [figureHeight, figureUnits] = [3.2, 38] as const;

/** Returns the scale (1 : n) in which three views of a pallet fit on half of an A4 sheet. */
export function scaleOf({ length, depth, height }: PalletGeometry): number {
  const width = length + Math.max(length, depth);
  const tall = Math.max(depth, 2 * height);
  return scales.find((n) => width / n <= space.width && tall / n <= space.height) ?? 100;
}

interface ScaledViewsProps {
  geometry: PalletGeometry;
  label: string;
  locale: string;
}

/** Draws top view, long side and short side of a pallet in one scale, which is true on paper. */
export function ScaledViews({ geometry, label, locale }: ScaledViewsProps) {
  const { length, depth, height } = geometry;
  const scale = scaleOf(geometry);
  const unit = (scale * figureHeight) / figureUnits;
  const { topView } = views(geometry);
  const dimensioned = { ...topView, dimensions: [...topView.dimensions, ...gapDimensions(geometry)] };
  const longest = Math.max(length, depth);
  const frames = {
    top: [-160 * unit, -120 * unit, length + 290 * unit, depth + 140 * unit],
    side: [-10 * unit, -20 * unit, longest + 140 * unit, height + 160 * unit],
  } as const;
  const box = ([left, top, width, tall]: readonly [number, number, number, number]) => ({
    viewBox: pathData`${left} ${top} ${width} ${tall}`,
    width: `${Math.round((width / scale) * 10) / 10}mm`,
  });
  return (
    <div className="scaled-views">
      <PalletDrawing {...box(frames.top)} label={label}>
        <TopView geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={measuresOf(dimensioned, locale, unit)} scale={unit} />
      </PalletDrawing>
      <div>
        {(["longSide", "shortSide"] as const).map((view) => (
          <PalletDrawing key={view} {...box(frames.side)}>
            <DimensionedSide geometry={geometry} view={view} locale={locale} scale={unit} />
          </PalletDrawing>
        ))}
      </div>
    </div>
  );
}
