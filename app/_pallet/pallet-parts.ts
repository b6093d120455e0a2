import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, levels } from "./pallet-geometry";

/** As engineers' drawings name it. */
type PartKind = "bottom board" | "block" | "bearer" | "stringer board" | "deck board";

/** Corner nearest to the origin and size along length, depth and height (up); mm. */
export interface Part {
  readonly kind: PartKind;
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [length: number, depth: number, height: number];
  readonly isChip: boolean;
}

/**
 * Returns every board and block of a pallet on the plane z = 0 with a corner at the origin, in painting order
 * seen from the corner farthest from the origin.
 */
export function palletParts(geometry: PalletGeometry): Part[] {
  const { length, depth, height, boardThickness, bearers, blocks } = geometry;
  const top = levels(geometry);
  const up = (below: number) => height - below - boardThickness;
  const wood = (kind: PartKind, at: Part["at"], size: Part["size"]): Part => ({
    kind,
    at,
    size,
    isChip: false,
  });
  const rows = blockRows(geometry);
  const columns = blockColumns(geometry);
  // Bearers reach up to the deck.
  const tall = top.bottom - (bearers ? top.stringers : top.blocks);
  const spans = bearers ? [{ start: 0, width: length }] : columns;
  const supports = rows.flatMap((row) =>
    spans.map((span): Part => ({
      kind: bearers ? "bearer" : "block",
      at: [span.start, row.start, boardThickness],
      size: [span.width, row.width, tall],
      isChip: blocks === "pressed",
    })),
  );
  const stringers = bearers
    ? []
    : columns.map(({ start, width }) =>
        wood("stringer board", [start, 0, up(top.stringers)], [width, depth, boardThickness]),
      );
  return [
    ...rows.map(({ start, width }) => wood("bottom board", [0, start, 0], [length, width, boardThickness])),
    ...supports,
    ...stringers,
    ...deckBoards(geometry).map(({ start, width }) =>
      wood("deck board", [0, start, up(0)], [length, width, boardThickness]),
    ),
  ];
}

/** Of blocks of any material, and of everything else; m³. */
export function volumes(geometry: PalletGeometry): { blocks: number; wood: number } {
  let [blocks, wood] = [0, 0];
  for (const { kind, size } of palletParts(geometry)) {
    const volume = size.reduce((product, side) => product * side) / 1e9;
    if (kind === "block") blocks += volume;
    else wood += volume;
  }
  return { blocks, wood };
}

/** m³ of boards, bearers and solid blocks. */
export function timberVolume(geometry: PalletGeometry): number {
  const { blocks, wood } = volumes(geometry);
  return geometry.blocks === "solid" ? wood + blocks : wood;
}
