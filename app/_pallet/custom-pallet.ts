import { type PalletGeometry, type Product, products } from "../_content/products";
import { gapBetween } from "./pallet-geometry";
import { estimate } from "./pallet-mass";

const bearerWidth = 100;

/** As far as it is known; mm. */
export interface Construction {
  readonly length?: number | undefined;
  readonly depth?: number | undefined;
  /** Of the top deck. */
  readonly boards?: number | undefined;
  readonly innerWidth?: number | undefined;
  readonly edgeWidth?: number | undefined;
  readonly thickness?: number | undefined;
  readonly blockHeight?: number | undefined;
  readonly blocks: "pressed" | "solid" | "any";
  /** Sides that forks enter from. */
  readonly entries: 2 | 4;
}

export type WholeConstruction = { readonly [Name in keyof Construction]-?: NonNullable<Construction[Name]> };

export type CustomPallet = ReturnType<typeof customPallet>;

/** Returns the construction of a catalogue pallet. */
export function constructionOf({
  length,
  depth,
  deckBoards,
  ...geometry
}: PalletGeometry): WholeConstruction {
  const [edgeWidth = 0, innerWidth = edgeWidth] = deckBoards;
  const { boardThickness: thickness, blockHeight, blocks } = geometry;
  const boards = deckBoards.length;
  return { length, depth, boards, innerWidth, edgeWidth, thickness, blockHeight, blocks, entries: 4 };
}

/**
 * Returns a geometry without mass. Usual values replace missing numbers, and boards that do not fit are
 * omitted, so that it can always be drawn. `start` is the catalogue pallet that it began with.
 */
export function customGeometry(build: Construction, start: Product) {
  const requested = requestedDeck(build, start);
  const { length, depth, thickness, blockHeight } = figuresOf(build);
  const rows = start.geometry.blockRows.map((width) => Math.min(width, depth / 4));
  const columns = start.geometry.blockColumns.map((width) => Math.min(width, length / 4));
  const bearers = build.entries === 2;
  // "Any blocks" draws those that the pallet began with.
  const blocks = build.blocks === "any" ? start.geometry.blocks : build.blocks;
  return {
    length,
    depth,
    height: 3 * thickness + blockHeight,
    boardThickness: thickness,
    blockHeight,
    deckBoards: fitting(requested, depth),
    deckIsFixed: false,
    blockRows: bearers ? rows.map((width) => Math.min(width, bearerWidth)) : rows,
    blockColumns: columns,
    blocks: bearers ? "solid" : blocks,
    bearers,
    mass: 0,
  } as const satisfies PalletGeometry;
}

/**
 * Adds to `customGeometry` the mass (kg; with any blocks, the span of both kinds), the gap between deck boards and the
 * width of requested boards beyond the pallet, 0 if they fit; mm.
 */
export function customPallet(build: Construction, start: Product = products[0]) {
  const construction = customGeometry(build, start);
  const { deckBoards, depth, bearers, blocks } = construction;
  const mass = estimate(construction, build.blocks === "any" && !bearers ? ["pressed", "solid"] : [blocks]);
  const geometry: PalletGeometry = { ...construction, mass: Math.max(1, Math.round(mass.usual)) };
  const excess = Math.max(0, sum(requestedDeck(build, start)) - depth);
  return { geometry, mass, gap: gapBetween(deckBoards, depth), excess };
}

/** With usual figures for those that are missing. */
function figuresOf(build: Construction): WholeConstruction {
  const known = Object.entries(build).filter(([, figure]) => figure !== undefined);
  return { ...constructionOf(products[0].geometry), ...(Object.fromEntries(known) as WholeConstruction) };
}

/** They may not fit. */
function requestedDeck(build: Construction, start: Product): readonly number[] {
  const { boards, edgeWidth, innerWidth } = figuresOf(build);
  const begun = constructionOf(start.geometry);
  // A catalogue deck may have boards of a third width: it stays until a figure changes it.
  const isAsBegun = (["boards", "innerWidth", "edgeWidth"] as const).every(
    (name) => build[name] === begun[name],
  );
  return isAsBegun ? start.geometry.deckBoards : deck(boards, edgeWidth, innerWidth);
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

function deck(count: number, edge: number, inner: number): number[] {
  return [edge, ...Array.from({ length: count - 2 }, () => inner), edge];
}

/** Returns the boards that fit. Omits inner boards first; outer boards get at most half each. */
function fitting(requested: readonly number[], depth: number): readonly number[] {
  const left = [...requested];
  while (left.length > 2 && sum(left) > depth) left.splice(1, 1);
  return left.map((width) => Math.min(width, depth / 2));
}
