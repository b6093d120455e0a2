import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, levels } from "./pallet-geometry";
import { PalletDrawing } from "./pallet-drawing";
import { rounded } from "./path-data";
import "./isometric.css";

/** A part of a pallet: corner nearest to the origin and size along length, depth and height (up); mm. */
interface Part {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly isChip?: boolean;
}

/** Length and depth run to the right and to the left at 30 degrees, as on any isometric drawing. */
const [cos, sin] = [Math.cos(Math.PI / 6), 0.5];

/** A pallet from its corner, all three axes at one scale. The drawings beside it give the measures. */
export function Isometric({ geometry }: { geometry: PalletGeometry }) {
  const { length, depth, height } = geometry;
  const sheet = [
    -depth * cos - 20,
    -height - 20,
    (length + depth) * cos + 40,
    (length + depth) * sin + height + 40,
  ];
  return (
    <PalletDrawing className="isometric" viewBox={sheet.map(rounded).join(" ")}>
      {parts(geometry).map(({ at, size, isChip }) => (
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
      ))}
    </PalletDrawing>
  );
}

/** All parts, those first that others stand on or before: drawn in this order the nearer ones cover the further ones. */
function parts(geometry: PalletGeometry): Part[] {
  const { length, depth, height, boardThickness, bearers, blocks } = geometry;
  const top = levels(geometry);
  const up = (below: number, thickness: number) => height - below - thickness;
  const rows = blockRows(geometry);
  const columns = blockColumns(geometry);
  const bottom = rows.map((row): Part => ({
    at: [0, row.start, 0],
    size: [length, row.width, boardThickness],
  }));
  const from = bearers ? top.stringers : top.blocks;
  const tall = top.bottom - from;
  const spans = bearers ? [{ start: 0, width: length }] : columns;
  const supports = rows.flatMap((row) =>
    spans.map((span): Part => ({
      at: [span.start, row.start, boardThickness],
      size: [span.width, row.width, tall],
      isChip: blocks === "pressed",
    })),
  );
  const stringers = bearers
    ? []
    : columns.map((column): Part => ({
        at: [column.start, 0, up(top.stringers, boardThickness)],
        size: [column.width, depth, boardThickness],
      }));
  const deck = deckBoards(geometry).map((board): Part => ({
    at: [0, board.start, up(0, boardThickness)],
    size: [length, board.width, boardThickness],
  }));
  return [...bottom, ...supports, ...stringers, ...deck];
}

/** Path data of a face: its corners as parts of the size. */
function face(at: Part["at"], size: Part["size"], corners: readonly Part["at"][]): string {
  const points = corners.map((corner) => {
    const [x = 0, y = 0, z = 0] = at.map((start, axis) => start + (corner[axis] ?? 0) * (size[axis] ?? 0));
    return `${rounded((x - y) * cos)} ${rounded((x + y) * sin - z)}`;
  });
  return `M${points.join("L")}z`;
}
