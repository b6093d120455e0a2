import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, nails } from "./pallet-geometry";
import { pathData, rectangle } from "./path-data";

interface PlanProps {
  geometry: PalletGeometry;
  /** Not where the drawing is so small that they would be dust. */
  nailed?: boolean;
}

/** The pallet from above, corner at the origin: stringer boards, deck boards over them, nails. SVG, in mm. */
export function Plan({ geometry, nailed = true }: PlanProps) {
  const { length, depth } = geometry;
  const stringers = blockColumns(geometry).map(({ start, width }) => rectangle(start, 0, width, depth));
  const deck = deckBoards(geometry).map(({ start, width }) => rectangle(0, start, length, width));
  // one path of dots (strokes without length, round caps) instead of up to 54 circles
  const dots = (nailed ? nails(geometry) : []).map(({ x, y }) => pathData`M${x} ${y}h0`);
  return (
    <>
      <path className="pallet-drawing__wood" d={stringers.join("")} />
      <path className="pallet-drawing__wood" d={deck.join("")} />
      {nailed && <path className="pallet-drawing__nails" d={dots.join("")} />}
    </>
  );
}

/** The outlines of the nine blocks under the deck, to lay over a `Plan`. */
export function HiddenBlocks({ geometry }: { geometry: PalletGeometry }) {
  const blocks = blockRows(geometry).flatMap((row) =>
    blockColumns(geometry).map((column) => rectangle(column.start, row.start, column.width, row.width)),
  );
  return <path className="pallet-drawing__hidden" d={blocks.join("")} />;
}
