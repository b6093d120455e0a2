import type { ReactNode } from "react";

import type { PalletGeometry } from "../_content/products";
import { Measures, measuresOf } from "./measures";
import { nails } from "./pallet-geometry";
import { pathData, rectangles } from "./path-data";
import { materialsOf, shapesOf, type ViewName, views } from "./views";
import { horizontalMeasure, verticalMeasure } from "./measure-lines";
import type { SmallDrawing } from "./small-drawing";

interface PalletDrawingProps {
  /** Left, top, width and height of the sheet in mm. */
  viewBox: string;
  /** Without it, the drawing is hidden: text beside it says the same. */
  label?: string;
  className?: string;
  /** Without it, a style sheet sets the width. */
  width?: string;
  children: ReactNode;
}

/** One SVG unit is one mm, materials and lines as on every other sheet. */
export function PalletDrawing({ viewBox, label, className, width, children }: PalletDrawingProps) {
  return (
    <svg
      className={className ? `pallet-drawing ${className}` : "pallet-drawing"}
      viewBox={viewBox}
      width={width}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      {/* Browsers expose texts in an SVG, although an image has no parts (WAI-ARIA, `img`). */}
      {label ? <g aria-hidden="true">{children}</g> : children}
    </svg>
  );
}

/** Without an accessible name: the text beside it says the same. */
export function KindDrawing({ viewBox, paths }: SmallDrawing) {
  return (
    <PalletDrawing viewBox={viewBox} className="pallet-drawing--small">
      {paths.map(([part, data], index) => (
        <path key={index} className={`pallet-drawing__${part}`} d={data} />
      ))}
    </PalletDrawing>
  );
}

interface ViewProps {
  geometry: PalletGeometry;
}

interface PalletViewProps extends ViewProps {
  view: ViewName;
  /** The lowest has its upper left corner at the origin. */
  pieces?: number;
}

/** The parts visible from above or from a side, upper left corner at the origin. SVG, in mm. */
export const PalletView = ({ geometry, view, pieces }: PalletViewProps) =>
  materialsOf(geometry, view).map(([material, shapes], index) => (
    <path
      key={index}
      className={`pallet-drawing__${material}`}
      d={rectangles(shapes, pieces, geometry.height)}
    />
  ));

/** Boards and nails, corner at the origin. SVG, in mm. */
export function TopView({ geometry }: ViewProps) {
  // One path of dots (strokes without length, round caps) instead of up to 54 circles.
  const dots = nails(geometry).map(({ x, y }) => pathData`M${x} ${y}h0`);
  return (
    <>
      <PalletView geometry={geometry} view="topView" />
      <path className="pallet-drawing__nails" vectorEffect="none" d={dots.join("")} />
    </>
  );
}

/** Under the deck, over a `TopView`. */
export function HiddenBlocks({ geometry }: ViewProps) {
  const blocks = shapesOf(views(geometry).topView, "block");
  return blocks.length > 0 && <path className="pallet-drawing__hidden" d={rectangles(blocks)} />;
}

interface DimensionedSideProps extends ViewProps {
  view: Exclude<ViewName, "topView">;
  locale: string;
  /** Of lines and figures, see `measuresOf`. */
  scale?: number;
}

/** Both sides end at the same position, which aligns their figures. */
export function DimensionedSide({ geometry, view, locale, scale }: DimensionedSideProps) {
  const side = views(geometry)[view];
  const moved = Math.max(geometry.length, geometry.depth) - side.width;
  return (
    <g transform={moved ? pathData`translate(${moved})` : undefined}>
      <PalletView geometry={geometry} view={view} />
      <Measures measures={measuresOf(side, locale, scale)} scale={scale} />
    </g>
  );
}

/** One sheet for all pallets, so that cards side by side have one scale and one ground line. */
const SHEET = "-10 -90 1360 1420";
const PLAN_BOTTOM = 1000;
const GROUND = 1324;

/** Top view and long side. The text beside it says the same. */
export function PalletCardDrawing({ geometry }: { geometry: PalletGeometry }) {
  const { length, depth, height } = geometry;
  const planTop = PLAN_BOTTOM - depth;
  const sideTop = GROUND - height;
  const beside = { at: length + 55, witnessFrom: length, offset: 64 };
  return (
    <PalletDrawing viewBox={SHEET}>
      <g transform={`translate(0 ${planTop})`}>
        <TopView geometry={geometry} />
      </g>
      <g transform={`translate(0 ${sideTop})`}>
        <PalletView view="longSide" geometry={geometry} />
      </g>
      <path className="pallet-drawing__hidden" d={`M0 ${GROUND}h${length + 30}`} />
      <Measures
        measures={[
          verticalMeasure({ ...beside, from: planTop, to: PLAN_BOTTOM }),
          verticalMeasure({ ...beside, from: sideTop, to: GROUND }),
          // between both views; the figure interrupts the line
          horizontalMeasure({ from: 0, to: length, at: 1090, offset: 18 }),
        ]}
      />
    </PalletDrawing>
  );
}
