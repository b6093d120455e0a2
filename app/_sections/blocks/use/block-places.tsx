import type { PalletGeometry } from "../../../_content/products";
import {
  bracketMeasure,
  horizontalMeasure,
  verticalMeasure,
} from "../../../_features/pallet/measures/measure";
import { Measures } from "../../../_features/pallet/measures/measures";
import { PalletDrawing } from "../../../_features/pallet/pallet-drawing";
import { blockColumns, blockRows, deckBoards } from "../../../_features/pallet/pallet-geometry";
import { rectangle } from "../../../_features/pallet/path-data";

/** The places of the blocks under a deck that is only hinted at. One SVG unit is one mm. */
export function BlockPlaces({ geometry, label }: { geometry: PalletGeometry; label: string }) {
  const { length, depth } = geometry;
  const rows = blockRows(geometry);
  const columns = blockColumns(geometry);
  const [first] = columns;
  return (
    <PalletDrawing viewBox={`-165 -120 ${length + 295} ${depth + 150}`} label={label}>
      <path
        className="pallet-drawing__hidden"
        d={deckBoards(geometry)
          .map(({ start, width }) => rectangle(0, start, length, width))
          .join("")}
      />
      <path
        className="pallet-drawing__chip"
        d={rows
          .flatMap((row) =>
            columns.map((column) => rectangle(column.start, row.start, column.width, row.width)),
          )
          .join("")}
      />
      <Measures
        measures={[
          horizontalMeasure({
            from: 0,
            to: first?.width ?? 0,
            at: -50,
            witnessFrom: 0,
            figure: String(first?.width ?? 0),
            arrows: false,
          }),
          verticalMeasure({
            from: 0,
            to: depth,
            at: length + 65,
            witnessFrom: length,
            figure: String(depth),
          }),
          ...rows.map(({ start, width }) =>
            bracketMeasure({ from: start, to: start + width, at: -58, figure: String(width) }),
          ),
        ]}
      />
    </PalletDrawing>
  );
}
