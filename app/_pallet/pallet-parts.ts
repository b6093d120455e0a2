import type { PalletGeometry } from "../_content/products";
import { blockColumns, blockRows, deckBoards, levels } from "./pallet-geometry";

/** What a part is, in the words that drawings for engineers use. */
type PartKind = "bottom board" | "block" | "bearer" | "stringer board" | "deck board";

/** A part of a pallet: corner nearest to the origin and size along length, depth and height (up); mm. */
export interface Part {
  readonly kind: PartKind;
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [length: number, depth: number, height: number];
  /** Of pressed sawdust, not of sawn wood. */
  readonly isChip: boolean;
}

/**
 * Every board and block of a pallet, standing on the plane z = 0 with a corner at the origin. Those come first that others
 * stand on or before: drawn in this order from the corner farthest from the origin, the nearer ones cover the further ones.
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

/** What lies in one plane of a pallet, from the top down. */
const kinds: readonly Part["kind"][] = ["deck board", "stringer board", "block", "bearer", "bottom board"];

/** The parts of a pallet by the layers that it is nailed together from, from the top down. */
export function layersOf(geometry: PalletGeometry): Part[][] {
  const parts = palletParts(geometry);
  return kinds.map((kind) => parts.filter((part) => part.kind === kind)).filter((layer) => layer.length > 0);
}
