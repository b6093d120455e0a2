import type { PalletGeometry } from "../_content/products";
import { LongSide, ShortSide } from "./elevations";
import { Measures } from "./measures/measures";
import { longSideMeasures, planMeasures, shortSideMeasures } from "./measures/pallet-measures";
import { PalletDrawing } from "./pallet-drawing";
import { HiddenBlocks, Plan } from "./plan";
import "./dimension-drawing.css";

interface DimensionDrawingProps {
  geometry: PalletGeometry;
  /** Accessible name of the whole drawing: the product and its dimensions. */
  label: string;
  /** BCP 47 tag of the page; writes 382,5 or 382.5. */
  locale: string;
}

/** The workshop drawing of a pallet: plan, long side and short side with dimension lines. One SVG unit is one mm. */
export function DimensionDrawing({ geometry, label, locale }: DimensionDrawingProps) {
  const { length, depth, height } = geometry;
  // Both sides in one frame, flush right, so that their figures stand in one line.
  const longest = Math.max(length, depth);
  const sideFrame = `-10 -20 ${longest + 140} ${height + 150}`;
  return (
    <figure className="dimension-drawing">
      <PalletDrawing
        className="dimension-drawing__plan"
        viewBox={`-140 -110 ${length + 270} ${depth + 130}`}
        label={label}
      >
        <Plan geometry={geometry} />
        <HiddenBlocks geometry={geometry} />
        <Measures measures={planMeasures(geometry)} />
      </PalletDrawing>
      <PalletDrawing viewBox={sideFrame}>
        <g transform={longest > length ? `translate(${longest - length})` : undefined}>
          <LongSide geometry={geometry} />
          <Measures measures={longSideMeasures(geometry, locale)} />
        </g>
      </PalletDrawing>
      <PalletDrawing viewBox={sideFrame}>
        <g transform={`translate(${longest - depth})`}>
          <ShortSide geometry={geometry} />
          <Measures measures={shortSideMeasures(geometry)} />
        </g>
      </PalletDrawing>
    </figure>
  );
}
