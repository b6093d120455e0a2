import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, levels, type Span } from "./pallet-geometry";
import { rectangle } from "./path-data";

/** The long side, upper left corner at the origin: deck, ends of the stringers, blocks, bottom board. SVG, in mm. */
export function LongSide({ geometry }: { geometry: PalletGeometry }) {
  const whole = { start: 0, width: geometry.length };
  const columns = blockColumns(geometry);
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
  const { boardThickness, blockHeight } = geometry;
  const top = levels(geometry);
  const boards = (["deck", "stringers", "bottom"] as const).flatMap((layer) =>
    seen[layer].map(({ start, width }) => rectangle(start, top[layer], width, boardThickness)),
  );
  const blocks = seen.blocks.map(({ start, width }) => rectangle(start, top.blocks, width, blockHeight));
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
