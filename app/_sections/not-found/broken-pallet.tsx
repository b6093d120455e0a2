import { eurPallet } from "../../_content/eur-pallet";
import { PalletDrawing } from "../../_features/pallet/pallet-drawing";
import { deckBoards, type Span, spread } from "../../_features/pallet/pallet-geometry";
import { pathData, rectangle } from "../../_features/pallet/path-data";

/** As long as it is deep: the drawing shows a piece of the deck. */
const side = eurPallet.depth;
const boards = deckBoards(eurPallet);
const stringers = spread(eurPallet.blockColumns, side);

/** How far the deck boards reach beyond the outer stringers, in mm. */
const overhang = 60;

/** The second narrow board is off; it lies beside its place. */
const isOff = (deck: Span) => deck === boards[3];
const lies = "translate(250 95) rotate(14 600 400)";

const board = ({ start, width }: Span) => rectangle(start, -overhang, width, side + 2 * overhang);
const stringer = ({ start, width }: Span) => rectangle(0, start, side, width);

/** Two nails of every board given on every stringer, set diagonally; strokes without length. */
const nails = (on: readonly Span[]) =>
  on
    .flatMap((deck) =>
      stringers.flatMap(({ start, width }) => [
        pathData`M${deck.start + deck.width * 0.3} ${start + width * 0.35}h0`,
        pathData`M${deck.start + deck.width * 0.7} ${start + width * 0.65}h0`,
      ]),
    )
    .join("");

/** The deck of the EUR pallet seen from above (millimetres), with one board off. */
export function BrokenPallet() {
  const off = boards.filter(isOff);
  const nailed = boards.filter((deck) => !isOff(deck));
  return (
    <PalletDrawing viewBox="-20 -80 1000 1040">
      <path className="pallet-drawing__wood" d={stringers.map(stringer).join("")} />
      <path className="pallet-drawing__nails" d={nails(off)} />
      <path className="pallet-drawing__hidden" d={off.map(board).join("")} />
      <path className="pallet-drawing__wood" d={nailed.map(board).join("")} />
      <path className="pallet-drawing__nails" d={nails(nailed)} />
      <path className="pallet-drawing__wood" transform={lies} d={off.map(board).join("")} />
    </PalletDrawing>
  );
}
