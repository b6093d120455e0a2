import { products } from "../../_content/products";
import { Measures } from "../../_pallet/measures";
import { horizontalMeasure, verticalMeasure } from "../../_pallet/measure-lines";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";

/** Gap between two decks in mm, with space for the depth. */
const apart = 310;

/** Draws the decks of all products in one row, at the same scale. The cards contain the figures as text. */
export function PlanRow() {
  const bottom = Math.max(...products.map(({ geometry }) => geometry.depth));
  const starts = products.map((_, index) =>
    products.slice(0, index).reduce((sum, { geometry }) => sum + geometry.length + apart, 0),
  );
  const width = products.reduce((sum, { geometry }) => sum + geometry.length + apart, 0);
  return (
    <PalletDrawing className="plan-row" viewBox={`-10 -260 ${width} ${bottom + 520}`}>
      {products.map(({ id, geometry, shortName }, index) => (
        <g key={id} transform={`translate(${starts[index]} ${bottom - geometry.depth})`}>
          <PalletView view="topView" geometry={geometry} />
          <Measures
            measures={[
              horizontalMeasure({ from: 0, to: geometry.length, at: -60, offset: -50 }),
              verticalMeasure({ from: 0, to: geometry.depth, at: geometry.length + 60, offset: 50 }),
            ]}
          />
          <text className="plan-row__name" x={geometry.length / 2} y={geometry.depth + 60}>
            {shortName}
          </text>
        </g>
      ))}
    </PalletDrawing>
  );
}
