import { palletRanges, type Range } from "../../_content/pallet-ranges";
import type { Locale } from "../../_i18n/languages";

/** Maximum number of goods lines in a list. Visitors describe further goods in the message. */
export const mostLines = 20;

/** Maximum values: pieces of a line, full loads of a line, side of a block in mm. */
export const greatest = { pieces: palletRanges.pieces[1], loads: 999, side: 99_999 } as const;

export const unloadings = ["dock", "side", "tailLift"] as const;

type Unloading = (typeof unloadings)[number];

/** Length, depth and height in mm. */
export type Size = readonly [length: number, depth: number, height: number];

/** Optional terms of a goods line. */
export interface Terms {
  readonly monthly?: true;
  /** Whether the wood is heat-treated and marked (ISPM 15). */
  readonly ht?: boolean;
  readonly postcode?: string;
  readonly unloading?: Unloading;
  /** Delivery day in ISO 8601, or a period in the visitor's words. */
  readonly date?: string;
  readonly note?: string;
}

interface ProductLine extends Terms {
  readonly kind: "product";
  readonly product: number;
  readonly pieces: number;
}

interface LoadLine extends Terms {
  readonly kind: "load";
  readonly product: number;
  readonly vehicle: string;
  readonly loads: number;
}

/** Pressed blocks. A missing size is to be agreed. */
interface BlocksLine extends Terms {
  readonly kind: "blocks";
  readonly size?: Size;
  readonly pieces: number;
}

/** Surfaces under a loaded pallet. */
export const supports = ["floor", "rack", "conveyor"] as const;

type Support = (typeof supports)[number];

/** Construction and use of an own pallet, as far as stated. Lengths in mm. */
export interface Build {
  /** Boards of the top deck: number, width of inner boards, width of the two edge boards, thickness. */
  readonly deck?: readonly [count: number, width: number, edge: number, thickness: number];
  readonly blocks?: readonly [kind: "pressed" | "solid", height: number];
  readonly entries?: 2 | 4;
  /** Load in kg. */
  readonly load?: number;
  /** Whether the load is concentrated instead of spread. */
  readonly onPoints?: true;
  /** Surface under the pallet; for a rack also the beam spacing, if known. */
  readonly support?: readonly [on: Support, span?: number];
  readonly destination?: string;
}

/** Own pallets. The message describes pallets without a size. */
interface OwnLine extends Terms, Build {
  /** Not `own`, because links, stored lists and drafts contain this word. */
  readonly kind: "custom";
  readonly size?: Size;
  readonly pieces: number;
}

/** Requested document: key of a company certificate, or one of `papers`. A list has each document once. */
export interface DocumentLine {
  readonly kind: "document";
  readonly document: string;
  readonly language?: Locale;
}

export type GoodsLine = ProductLine | LoadLine | BlocksLine | OwnLine;

/** Documents that can accompany the goods, in display order. `chain` is a chain-of-custody claim. */
export const papers = ["declaration", "eudr", "ispm", "chain", "masses", "carbon"] as const;

export type Paper = (typeof papers)[number];

/** Line of a quote list, without texts of the site: independent of the language. */
export type Line = GoodsLine | DocumentLine;

export function isGoods(line: Line): line is GoodsLine {
  return line.kind !== "document";
}

/** Returns the index of a document in a list, or -1. */
export function indexOfDocument(lines: readonly Line[], document: string): number {
  return lines.findIndex((line) => line.kind === "document" && line.document === document);
}

export function asksForMasses(lines: readonly Line[]): boolean {
  return indexOfDocument(lines, "masses" satisfies Paper) >= 0;
}

/** Counts the goods lines of a list. Documents do not count towards `mostLines`. */
export function countGoods(lines: readonly Line[]): number {
  return lines.filter(isGoods).length;
}

/** Appends lines to a list. Skips documents that the list already has. */
export function withLines(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  return more.reduce<readonly Line[]>(
    (list, line) =>
      line.kind === "document" && indexOfDocument(list, line.document) >= 0 ? list : [...list, line],
    lines,
  );
}

/** Ids that a line may refer to. */
export interface Known {
  readonly products: readonly number[];
  readonly vehicles: readonly string[];
  readonly documents: readonly string[];
}

function lineFigure(typed: string, [least, most]: Range): number | undefined {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return number >= least && number <= most ? number : undefined;
}

/** Parses length, depth and height of a pallet in mm. Returns undefined if a value is invalid. */
export function palletSize(figures: readonly string[]): Size | undefined {
  const { side, height } = palletRanges;
  return sizeWithin(figures, [side, side, height]);
}

/** Parses the sides of a block in mm. Returns undefined if a value is invalid. */
export function blockSize(figures: readonly string[]): Size | undefined {
  const side = [1, greatest.side] as const;
  return sizeWithin(figures, [side, side, side]);
}

function sizeWithin(figures: readonly string[], ranges: readonly [Range, Range, Range]): Size | undefined {
  const [length, depth, height] = ranges.map((range, index) => lineFigure(figures[index] ?? "", range));
  return length && depth && height && figures.length === 3 ? [length, depth, height] : undefined;
}
