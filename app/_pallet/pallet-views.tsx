import type { PalletGeometry } from "../_content/products";
import { Measures, measuresOf } from "./measures";
import { nails } from "./pallet-geometry";
import { pathData, rectangles } from "./path-data";
import { materialsOf, shapesOf, type ViewName, views } from "./views";

interface ViewProps {
  geometry: PalletGeometry;
}

interface PalletViewProps extends ViewProps {
  view: ViewName;
  /** Pallets in the stack; the lowest has its upper left corner at the origin. */
  pieces?: number;
}

/** Draws the parts that are visible from above or from a side, upper left corner at the origin. SVG, in mm. */
export const PalletView = ({ geometry, view, pieces }: PalletViewProps) =>
  materialsOf(geometry, view).map(([material, shapes], index) => (
    <path
      key={index}
      className={`pallet-drawing__${material}`}
      d={rectangles(shapes, pieces, geometry.height)}
    />
  ));

/** Draws the boards from above and their nails, corner at the origin. SVG, in mm. */
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

/** Draws the outlines of the blocks under the deck, over a `TopView`. */
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

/** Draws a side with dimensions. Both sides end at the same position, which aligns their figures. */
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
