import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, nails } from "./pallet-geometry";
import { pathData, rectangle } from "./path-data";

/** The boards of a pallet from above, corner at the origin: stringer boards, deck boards over them. SVG, in mm. */
export function Deck({ geometry }: { geometry: PalletGeometry }) {
  const { length, depth, bearers } = geometry;
  const stringers = bearers
    ? blockRows(geometry).map(({ start, width }) => rectangle(0, start, length, width))
    : blockColumns(geometry).map(({ start, width }) => rectangle(start, 0, width, depth));
  const deck = deckBoards(geometry).map(({ start, width }) => rectangle(0, start, length, width));
  return (
    <>
      <path className="pallet-drawing__wood" d={stringers.join("")} />
      <path className="pallet-drawing__wood" d={deck.join("")} />
    </>
  );
}

/** The pallet from above, corner at the origin: its boards, and their nails. SVG, in mm. */
export function Plan({ geometry }: { geometry: PalletGeometry }) {
  // one path of dots (strokes without length, round caps) instead of up to 54 circles
  const dots = nails(geometry).map(({ x, y }) => pathData`M${x} ${y}h0`);
  return (
    <>
      <Deck geometry={geometry} />
      <path className="pallet-drawing__nails" d={dots.join("")} />
    </>
  );
}

/** The outlines of the nine blocks under the deck, to lay over a `Plan`. */
export function HiddenBlocks({ geometry }: { geometry: PalletGeometry }) {
  if (geometry.bearers) return null;
  const blocks = blockRows(geometry).flatMap((row) =>
    blockColumns(geometry).map((column) => rectangle(column.start, row.start, column.width, row.width)),
  );
  return <path className="pallet-drawing__hidden" d={blocks.join("")} />;
}
