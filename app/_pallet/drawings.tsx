import type { PalletGeometry } from "../_content/products";
import { IsometricFaces, isometricSheet } from "./isometric";
import { Measures, measuresOf } from "./measures";
import { DimensionedSide, HiddenBlocks, PalletDrawing, TopView } from "./pallet-drawing";
import { pathData } from "./path-data";
import { gapDimensions, views } from "./views";

interface DrawingProps {
  geometry: PalletGeometry;
  label: string;
  /** BCP 47 tag for figures: 382,5 or 382.5. */
  locale: string;
}

interface ViewsOptions {
  /** Of lines and figures relative to the pallet: top view, sides. */
  plan: number;
  side: number;
  /** The first board and its gap have figures although boards are agreed per order. */
  hasGap?: boolean;
  /** Of the top view. */
  className?: string;
  /** Without it, a style sheet sets the width. */
  widthOf?: (mm: number) => string;
}

/** Space for dimension lines and figures around a view, in their own units. */
const around = {
  plan: { left: 160, right: 130, top: 120, bottom: 20 },
  side: { left: 10, right: 130, top: 20, bottom: 140 },
} as const;

/** One SVG unit is one mm. */
function dimensionedViews({ geometry, label, locale }: DrawingProps, options: ViewsOptions) {
  const { length, depth, height } = geometry;
  const { plan, side, hasGap = false, className, widthOf } = options;
  const { topView } = views(geometry);
  const gap = hasGap ? gapDimensions(geometry) : [];
  const dimensioned = { ...topView, dimensions: [...topView.dimensions, ...gap] };
  const frame = (place: keyof typeof around, width: number, tall: number) => {
    const { left, right, top, bottom } = around[place];
    const scale = options[place];
    const whole = width + (left + right) * scale;
    const viewBox = pathData`${-left * scale} ${-top * scale} ${whole} ${tall + (top + bottom) * scale}`;
    return widthOf ? { viewBox, width: widthOf(whole) } : { viewBox };
  };
  return {
    above: (
      <PalletDrawing {...frame("plan", length, depth)} className={className} label={label}>
        <TopView geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={measuresOf(dimensioned, locale, plan)} scale={plan} />
      </PalletDrawing>
    ),
    sides: (["longSide", "shortSide"] as const).map((view) => (
      <PalletDrawing key={view} {...frame("side", Math.max(length, depth), height)}>
        <DimensionedSide geometry={geometry} view={view} locale={locale} scale={side} />
      </PalletDrawing>
    )),
  };
}

/** Draws a pallet of the catalogue. */
export function DimensionDrawing(props: DrawingProps) {
  const { above, sides } = dimensionedViews(props, {
    plan: 1,
    side: 1,
    className: "dimension-drawing__plan",
  });
  return (
    <figure className="dimension-drawing">
      {above}
      {sides}
    </figure>
  );
}

/** Sizes of a top view and a side view at scale 1, with their lines and figures. */
const sheet = { width: 1470, height: 1410, side: 850 } as const;

/**
 * Of any size, also isometric. Lines and figures keep their size. `isWhole`: phones show all views, not
 * only the top view.
 */
export function DrawingSheet({ isWhole, ...props }: DrawingProps & { isWhole: boolean }) {
  const { length, depth } = props.geometry;
  const { left, right, top, bottom } = around.plan;
  const { above, sides } = dimensionedViews(props, {
    plan: Math.max(length / (sheet.width - left - right), depth / (sheet.height - top - bottom)),
    side: Math.max(length, depth) / (sheet.side - around.side.left - around.side.right),
    hasGap: true,
    className: "drawing-sheet__plan",
  });
  return (
    <figure className="drawing-sheet" data-whole={isWhole || undefined}>
      {above}
      {sides}
      {/* Without dimensions: the drawings beside it have them. */}
      <PalletDrawing className="drawing-sheet__isometric" viewBox={isometricSheet(props.geometry)}>
        <IsometricFaces geometry={props.geometry} />
      </PalletDrawing>
    </figure>
  );
}

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

/** Draws a pallet in one scale, which is true on paper. */
export function ScaledViews(props: DrawingProps) {
  const scale = scaleOf(props.geometry);
  const unit = (scale * figureHeight) / figureUnits;
  const { above, sides } = dimensionedViews(props, {
    plan: unit,
    side: unit,
    hasGap: true,
    widthOf: (mm) => `${Math.round((mm / scale) * 10) / 10}mm`,
  });
  return (
    <div className="scaled-views">
      {above}
      <div>{sides}</div>
    </div>
  );
}
