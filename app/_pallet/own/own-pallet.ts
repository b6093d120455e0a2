import type { PalletGeometry } from "../../_content/products";
import { gapBetween } from "../pallet-geometry";
import { volumes } from "../timber";
import { fieldsOf, readOwn, type OwnFields, startOf, usualOwn } from "./own-fields";

/** Greatest width of a bearer, mm. */
const bearerWidth = 100;

/** Mass of a cubic metre, kg: dry, usual and wet; and of the nails in a pallet, kg. */
export const densities = {
  softwood: [420, 460, 520],
  pressed: [550, 600, 650],
  nails: [0.5, 0.75, 1],
} as const;

/** The mass of a pallet, kg. */
export interface Estimate {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/**
 * Estimates a pallet's mass from its volumes, for dry to wet wood.
 *
 * @param kinds possible kinds of its blocks; several give the span from the lightest to the heaviest
 */
export function estimate(
  geometry: PalletGeometry,
  kinds: readonly PalletGeometry["blocks"][] = [geometry.blocks],
): Estimate {
  const { blocks, wood } = volumes(geometry);
  const { softwood, pressed, nails } = densities;
  const masses = (state: 0 | 1 | 2) =>
    kinds.map((kind) => {
      const block = kind === "pressed" ? pressed : softwood;
      return wood * softwood[state] + blocks * block[state] + nails[state];
    });
  return {
    least: Math.min(...masses(0)),
    usual: masses(1).reduce((sum, mass) => sum + mass, 0) / kinds.length,
    most: Math.max(...masses(2)),
  };
}

/** The requested pallet, as it can be drawn. */
export interface OwnPallet {
  readonly geometry: PalletGeometry;
  /** Mass, kg; with any blocks, the span of both kinds. */
  readonly mass: Estimate;
  /** Between deck boards, mm. */
  readonly gap: number;
  /** Width of the requested boards beyond the pallet's, mm; 0 if they fit. */
  readonly excess: number;
}

/**
 * Builds the pallet of the fields. Usual values replace missing numbers, and boards that do not fit are
 * omitted, so that it can always be drawn.
 */
export function ownPallet(fields: OwnFields): OwnPallet {
  const { values, chosen } = readOwn(fields);
  const of = (name: "l" | "w" | "n" | "b" | "a" | "t" | "y") => values[name] ?? Number(usualOwn[name]);
  const [length, depth, thickness, blockHeight] = [of("l"), of("w"), of("t"), of("y")];
  const start = startOf(fields);
  const begun = fieldsOf(start.id, start.geometry);
  // A catalogue deck may have boards of a third width: it stays until a field changes it.
  const isAsBegun = (["n", "a", "b"] as const).every((name) => fields[name] === begun[name]);
  const requested = isAsBegun ? start.geometry.deckBoards : boards(of("n"), of("a"), of("b"));
  const excess = Math.max(0, sum(requested) - depth);
  const deckBoards = fitting(requested, depth);
  const rows = start.geometry.blockRows.map((width) => Math.min(width, depth / 4));
  const begunSolid = start.geometry.blocks === "solid";
  const columns = start.geometry.blockColumns.map((width) => Math.min(width, length / 4));
  const bearers = chosen.e === "2";
  const construction = {
    length,
    depth,
    height: 3 * thickness + blockHeight,
    boardThickness: thickness,
    blockHeight,
    deckBoards,
    deckIsFixed: false,
    blockRows: bearers ? rows.map((width) => Math.min(width, bearerWidth)) : rows,
    blockColumns: columns,
    // "Any blocks" draws those that the pallet began with.
    blocks: bearers || chosen.k === "s" || (chosen.k === "a" && begunSolid) ? "solid" : "pressed",
    bearers,
    mass: 0,
  } as const;
  const mass = estimate(
    construction,
    chosen.k === "a" && !bearers ? ["pressed", "solid"] : [construction.blocks],
  );
  const geometry: PalletGeometry = { ...construction, mass: Math.max(1, Math.round(mass.usual)) };
  return { geometry, mass, gap: gapBetween(deckBoards, depth), excess };
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** Returns the deck's boards from one side to the other. */
function boards(count: number, edge: number, inner: number): number[] {
  return [edge, ...Array.from({ length: count - 2 }, () => inner), edge];
}

/** Returns the boards that fit. Omits inner boards first; outer boards get at most half each. */
function fitting(requested: readonly number[], depth: number): readonly number[] {
  const left = [...requested];
  while (left.length > 2 && sum(left) > depth) left.splice(1, 1);
  return left.map((width) => Math.min(width, depth / 2));
}
