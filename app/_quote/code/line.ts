import { palletRanges, type Range } from "../../_content/pallet-ranges";
import type { Locale } from "../../_i18n/languages";

/** The most lines of goods in a list. A visitor describes further goods in the message. */
export const mostLines = 20;

/** Greatest figures: pieces of a line, full loads of a line, a side of a block in mm. */
export const greatest = { pieces: palletRanges.pieces[1], loads: 999, side: 99_999 } as const;

export const unloadings = ["dock", "side", "tailLift"] as const;

type Unloading = (typeof unloadings)[number];

/** Length, depth and height in mm. */
export type Size = readonly [length: number, depth: number, height: number];

/** What every line of goods may say besides what and how much. */
export interface Terms {
  readonly monthly?: true;
  /** Whether the wood is heat-treated and marked (ISPM 15); undefined: not stated. */
  readonly ht?: boolean;
  readonly postcode?: string;
  readonly unloading?: Unloading;
  /** Delivery day in ISO 8601, or a time in the visitor's words. */
  readonly date?: string;
  readonly note?: string;
}

/** Pallets of the catalogue by the piece. */
interface ProductLine extends Terms {
  readonly kind: "product";
  readonly product: number;
  readonly pieces: number;
}

/** Pallets of the catalogue by the full vehicle. */
interface LoadLine extends Terms {
  readonly kind: "load";
  readonly product: number;
  readonly vehicle: string;
  readonly loads: number;
}

/** Pressed blocks; without a size it is to be agreed. */
interface BlocksLine extends Terms {
  readonly kind: "blocks";
  readonly size?: Size;
  readonly pieces: number;
}

/** What a pallet may stand on. */
export const supports = ["floor", "rack", "conveyor"] as const;

type Support = (typeof supports)[number];

/** How a pallet of a visitor's own is built and used, as far as stated. Lengths in mm. */
export interface Build {
  /** Boards of the top deck: how many, how wide the inner and the two outer ones are, how thick all. */
  readonly deck?: readonly [count: number, width: number, edge: number, thickness: number];
  readonly blocks?: readonly [kind: "pressed" | "solid", height: number];
  /** How many sides forks may come from. */
  readonly entries?: 2 | 4;
  /** What is put on it, kg. */
  readonly load?: number;
  /** Whether the load stands on points instead of being spread. */
  readonly onPoints?: true;
  /** What it stands on; of a rack also how far its beams are apart, where that is known. */
  readonly support?: readonly [on: Support, span?: number];
  readonly destination?: string;
}

/** Pallets of a visitor's own; without a size they are described in the message. */
interface OwnLine extends Terms, Build {
  /** Not `own`: the word stands in links, stored lists and drafts. */
  readonly kind: "custom";
  readonly size?: Size;
  readonly pieces: number;
}

/** The wish for a document: a certificate of the company by its key, or one of `papers`. A list names each document once. */
export interface DocumentLine {
  readonly kind: "document";
  readonly document: string;
  /** The language wanted; undefined: not stated. */
  readonly language?: Locale;
}

export type GoodsLine = ProductLine | LoadLine | BlocksLine | OwnLine;

/** The documents that can come with the goods, in the order in which they are named; `chain` is the claim of a chain of custody. */
export const papers = ["declaration", "eudr", "ispm", "chain", "masses", "carbon"] as const;

export type Paper = (typeof papers)[number];

/** One line of a quote list. It holds no words of the site, so that it can be read in every language. */
export type Line = GoodsLine | DocumentLine;

/** Whether a line is goods, not a document. */
export function isGoods(line: Line): line is GoodsLine {
  return line.kind !== "document";
}

/** Returns the place of a document in a list; -1 where the list does not name it. */
export function placeOfDocument(lines: readonly Line[], document: string): number {
  return lines.findIndex((line) => line.kind === "document" && line.document === document);
}

/** Whether a list asks for the masses of its pallets. */
export function asksForMasses(lines: readonly Line[]): boolean {
  return placeOfDocument(lines, "masses" satisfies Paper) >= 0;
}

/** Returns how many lines of goods a list has. Documents do not count towards `mostLines`: there are few of them. */
export function countGoods(lines: readonly Line[]): number {
  return lines.filter(isGoods).length;
}

/** Returns a list with more lines at its end, without the documents that it names already. */
export function withLines(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  return more.reduce<readonly Line[]>(
    (list, line) =>
      line.kind === "document" && placeOfDocument(list, line.document) >= 0 ? list : [...list, line],
    lines,
  );
}

/** What a line may name. */
export interface Known {
  readonly products: readonly number[];
  readonly vehicles: readonly string[];
  readonly documents: readonly string[];
}

/** A figure of a pallet as it can stand in a line: digits, within its range. */
function lineFigure(typed: string, [least, most]: Range): number | undefined {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return number >= least && number <= most ? number : undefined;
}

/** Length, depth and height of a pallet in mm, or undefined. */
export function palletSize(figures: readonly string[]): Size | undefined {
  const { side, height } = palletRanges;
  return sizeWithin(figures, [side, side, height]);
}

/** The sides of a block in mm, or undefined. */
export function blockSize(figures: readonly string[]): Size | undefined {
  const side = [1, greatest.side] as const;
  return sizeWithin(figures, [side, side, side]);
}

function sizeWithin(figures: readonly string[], ranges: readonly [Range, Range, Range]): Size | undefined {
  const [length, depth, height] = ranges.map((range, index) => lineFigure(figures[index] ?? "", range));
  return length && depth && height && figures.length === 3 ? [length, depth, height] : undefined;
}
