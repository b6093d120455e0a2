import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, levels, type Span } from "./pallet-geometry";
import { rectangle } from "./path-data";

/** The long side, upper left corner at the origin: deck, ends of the stringers, blocks, bottom board. SVG, in mm. */
export function LongSide({ geometry }: { geometry: PalletGeometry }) {
  const whole = { start: 0, width: geometry.length };
  const columns = geometry.bearers ? [whole] : blockColumns(geometry);
  return (
    <SideView geometry={geometry} deck={[whole]} stringers={columns} blocks={columns} bottom={[whole]} />
  );
}

/** The short side, upper left corner at the origin: ends of the deck, stringer, blocks, ends of the bottom boards. */
export function ShortSide({ geometry }: { geometry: PalletGeometry }) {
  const whole = { start: 0, width: geometry.depth };
  const rows = blockRows(geometry);
  return (
    <SideView
      geometry={geometry}
      deck={deckBoards(geometry)}
      stringers={[whole]}
      blocks={rows}
      bottom={rows}
    />
  );
}

type Layer = "deck" | "stringers" | "blocks" | "bottom";

/** The four layers of a pallet one on another, each given by what is seen of it from this side. */
function SideView({ geometry, ...seen }: { geometry: PalletGeometry } & Record<Layer, readonly Span[]>) {
  const { boardThickness, bearers } = geometry;
  const top = levels(geometry);
  const layers = bearers ? (["deck", "bottom"] as const) : (["deck", "stringers", "bottom"] as const);
  const boards = layers.flatMap((layer) =>
    seen[layer].map(({ start, width }) => rectangle(start, top[layer], width, boardThickness)),
  );
  // Bearers reach up to the deck.
  const from = bearers ? top.stringers : top.blocks;
  const blocks = seen.blocks.map(({ start, width }) => rectangle(start, from, width, top.bottom - from));
  return (
    <>
      <path className="pallet-drawing__wood" d={boards.join("")} />
      <path
        className={geometry.blocks === "pressed" ? "pallet-drawing__chip" : "pallet-drawing__wood"}
        d={blocks.join("")}
      />
    </>
  );
}
