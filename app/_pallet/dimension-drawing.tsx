import type { PalletGeometry } from "../_content/products";
import { Measures, measuresOf } from "./measures";
import { PalletDrawing } from "./pallet-drawing";
import { DimensionedSide, HiddenBlocks, TopView } from "./pallet-views";
import { views } from "./views";

interface DimensionDrawingProps {
  geometry: PalletGeometry;
  label: string;
  /** BCP 47 tag for figures: 382,5 or 382.5. */
  locale: string;
}

/** Draws the top view, long side and short side of a pallet with dimensions. One SVG unit is one mm. */
export function DimensionDrawing({ geometry, label, locale }: DimensionDrawingProps) {
  const { length, depth, height } = geometry;
  const sideFrame = `-10 -20 ${Math.max(length, depth) + 140} ${height + 150}`;
  return (
    <figure className="dimension-drawing">
      <PalletDrawing
        className="dimension-drawing__plan"
        viewBox={`-140 -110 ${length + 270} ${depth + 130}`}
        label={label}
      >
        <TopView geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={measuresOf(views(geometry).topView, locale)} />
      </PalletDrawing>
      {(["longSide", "shortSide"] as const).map((view) => (
        <PalletDrawing key={view} viewBox={sideFrame}>
          <DimensionedSide geometry={geometry} view={view} locale={locale} />
        </PalletDrawing>
      ))}
    </figure>
  );
}
