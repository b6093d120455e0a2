import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, levels, type Span } from "./pallet-geometry";
import { type Part, palletParts } from "./pallet-parts";
import { rectangles, rounded } from "./path-data";

interface SideProps {
  geometry: PalletGeometry;
  /** How many pallets stand one on another; the lowest has its upper left corner at the origin. */
  pieces?: number;
}

/** The long side, upper left corner at the origin: deck, ends of the stringers, blocks, bottom board. SVG, in mm. */
export function LongSide({ geometry, pieces }: SideProps) {
  const whole = { start: 0, width: geometry.length };
  const columns = geometry.bearers ? [whole] : blockColumns(geometry);
  return (
    <SideView
      geometry={geometry}
      pieces={pieces}
      deck={[whole]}
      stringers={columns}
      blocks={columns}
      bottom={[whole]}
    />
  );
}

/** The short side, upper left corner at the origin: ends of the deck, stringer, blocks, ends of the bottom boards. */
export function ShortSide({ geometry, pieces }: SideProps) {
  const whole = { start: 0, width: geometry.depth };
  const rows = blockRows(geometry);
  return (
    <SideView
      geometry={geometry}
      pieces={pieces}
      deck={deckBoards(geometry)}
      stringers={[whole]}
      blocks={rows}
      bottom={rows}
    />
  );
}

type Layer = "deck" | "stringers" | "blocks" | "bottom";

/** The four layers of a pallet one on another, each given by what is seen of it from this side. Two paths draw a whole stack. */
function SideView({ geometry, pieces, ...seen }: SideProps & Record<Layer, readonly Span[]>) {
  const { boardThickness, bearers } = geometry;
  const top = levels(geometry);
  const layers = bearers ? (["deck", "bottom"] as const) : (["deck", "stringers", "bottom"] as const);
  const boards = layers.flatMap((layer) =>
    seen[layer].map(({ start, width }) => ({ x: start, y: top[layer], width, height: boardThickness })),
  );
  // Bearers reach up to the deck.
  const from = bearers ? top.stringers : top.blocks;
  const blocks = seen.blocks.map(({ start, width }) => ({
    x: start,
    y: from,
    width,
    height: top.bottom - from,
  }));
  return (
    <>
      <path className="pallet-drawing__wood" d={rectangles(boards, pieces, geometry.height)} />
      <path
        className={geometry.blocks === "pressed" ? "pallet-drawing__chip" : "pallet-drawing__wood"}
        d={rectangles(blocks, pieces, geometry.height)}
      />
    </>
  );
}

/** Length and depth run to the right and to the left at 30 degrees, as on any isometric drawing. */
const [cos, sin] = [Math.cos(Math.PI / 6), 0.5];

/** The sheet of an isometric drawing: left, top, width and height in mm. */
export function isometricSheet({ length, depth, height }: PalletGeometry): string {
  const sheet = [
    -depth * cos - 20,
    -height - 20,
    (length + depth) * cos + 40,
    (length + depth) * sin + height + 40,
  ];
  return sheet.map(rounded).join(" ");
}

/** The three faces of every board and block that are seen from the pallet's corner. SVG, in mm. */
export function IsometricFaces({ geometry }: { geometry: PalletGeometry }) {
  return palletParts(geometry).map(({ at, size, isChip }) => (
    <g key={at.join()} className={isChip ? "pallet-drawing__chip" : "pallet-drawing__wood"}>
      <path
        className="isometric__left"
        d={face(at, size, [
          [0, 1, 0],
          [1, 1, 0],
          [1, 1, 1],
          [0, 1, 1],
        ])}
      />
      <path
        className="isometric__right"
        d={face(at, size, [
          [1, 0, 0],
          [1, 1, 0],
          [1, 1, 1],
          [1, 0, 1],
        ])}
      />
      <path
        d={face(at, size, [
          [0, 0, 1],
          [1, 0, 1],
          [1, 1, 1],
          [0, 1, 1],
        ])}
      />
    </g>
  ));
}

/** Path data of a face: its corners as parts of the size. */
function face(at: Part["at"], size: Part["size"], corners: readonly Part["at"][]): string {
  const points = corners.map((corner) => {
    const [x = 0, y = 0, z = 0] = at.map((start, axis) => start + (corner[axis] ?? 0) * (size[axis] ?? 0));
    return `${rounded((x - y) * cos)} ${rounded((x + y) * sin - z)}`;
  });
  return `M${points.join("L")}z`;
}
