import type { PalletGeometry } from "../../../app/_content/products";
import { blockColumns, deckBoards, gapBetween, levels } from "../../../app/_pallet/pallet-geometry";
import { viewPlaces } from "./three-views";

/** A place on the sheet in mm, y down. */
type Place = readonly [x: number, y: number];

export interface Line {
  readonly from: Place;
  readonly to: Place;
}

/** A length in mm, and the middle of the figure's lower edge. */
export interface Figure {
  readonly length: number;
  readonly place: Place;
  /** Read from the right, along a vertical line. */
  readonly turned: boolean;
}

/** Distances of a dimension line: from the view, beyond it, and from the figure; half of an oblique stroke. All mm. */
const [away, beyond, above, stroke] = [90, 15, 12, 12] as const;

/** What is measured: from one place along an axis to another; the line lies beside the view, on the side that `away` points to. */
interface Measured {
  readonly along: "x" | "y";
  readonly from: number;
  readonly to: number;
  /** Edge of the view on the other axis, and where the line lies from there. */
  readonly edge: number;
  readonly away: number;
}

/** Dimension line, two witness lines and two oblique strokes (ISO 129-1). */
function measured({ along, from, to, edge, away: offset }: Measured): { lines: Line[]; figure: Figure } {
  const place = (on: number, across: number): Place => (along === "x" ? [on, across] : [across, on]);
  const line = edge + offset;
  const end = line + Math.sign(offset) * beyond;
  const at = (on: number): Line[] => [
    { from: place(on, edge + Math.sign(offset) * beyond), to: place(on, end) },
    { from: place(on - stroke, line + stroke), to: place(on + stroke, line - stroke) },
  ];
  return {
    lines: [{ from: place(from, line), to: place(to, line) }, ...at(from), ...at(to)],
    figure: {
      length: to - from,
      place: place((from + to) / 2, line - above),
      turned: along === "y",
    },
  };
}

/** The dimensions of a pallet on the sheet of its three views: those that its drawing on the page gives. */
export function dimensions(geometry: PalletGeometry): { lines: Line[]; figures: Figure[] } {
  const { length, depth, height, deckIsFixed, bearers, boardThickness } = geometry;
  const { plan, shortSide } = viewPlaces(geometry);
  const [firstBlock] = blockColumns(geometry);
  const block = firstBlock?.width ?? 0;
  const opening = block + gapBetween(geometry.blockColumns, length);
  const under = levels(geometry);
  const found = [
    measured({ along: "y", from: 0, to: height, edge: length, away }),
    measured({ along: "y", from: plan.y, to: plan.y + depth, edge: length, away }),
    measured({ along: "x", from: 0, to: length, edge: plan.y + depth, away }),
    measured({ along: "x", from: shortSide.x, to: shortSide.x + depth, edge: height, away }),
    measured({
      along: "y",
      from: bearers ? under.stringers : under.blocks,
      to: under.bottom,
      edge: shortSide.x + depth,
      away,
    }),
    // On bearers there is no opening on this side.
    ...(bearers
      ? []
      : [
          measured({ along: "x", from: 0, to: block, edge: height, away }),
          measured({ along: "x", from: block, to: opening, edge: height, away }),
        ]),
    ...(deckIsFixed ? deckBoards(geometry) : []).map(({ start, width }) =>
      measured({ along: "y", from: plan.y + start, to: plan.y + start + width, edge: 0, away: -away }),
    ),
    measured({ along: "y", from: 0, to: boardThickness, edge: 0, away: -away }),
  ];
  return { lines: found.flatMap(({ lines }) => lines), figures: found.map(({ figure }) => figure) };
}
