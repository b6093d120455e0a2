import type { PalletGeometry } from "../_content/products";
import { Measures } from "./measures";
import { horizontalMeasure, verticalMeasure } from "./measure-lines";
import { PalletDrawing } from "./pallet-drawing";
import { PalletView, TopView } from "./pallet-views";

/** One sheet for all pallets, so that cards side by side have one scale and one ground line. */
const SHEET = "-10 -90 1360 1420";
const PLAN_BOTTOM = 1000;
const GROUND = 1324;

/** Draws top view and long side with dimensions for a card. The text beside it says the same. */
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
