import { palletRanges, type Range } from "../../_content/pallet-ranges";
import type { Locale } from "../../_i18n/languages";

/** How many lines a list may have: what is longer goes into the message in words. */
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
  /** The day wanted, as ISO 8601 writes it. */
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

/** The wish for the current edition of a document. */
interface DocumentLine {
  readonly kind: "document";
  readonly document: string;
}

export type GoodsLine = ProductLine | LoadLine | BlocksLine | OwnLine;

/** The papers that can be asked for, in the order in which they are named; `chain` is the claim of a chain of custody. */
export const papers = ["declaration", "eudr", "ispm", "chain", "masses", "carbon"] as const;

export type Paper = (typeof papers)[number];

/** The papers that shall come with the goods, and their language; a list has one such line at most. */
export interface PapersLine {
  readonly kind: "papers";
  readonly papers: readonly Paper[];
  readonly language: Locale;
}

/** One line of a quote list. It holds no words of the site, so that it can be read in every language. */
export type Line = GoodsLine | DocumentLine | PapersLine;

/** The papers that a list asks for. */
export function papersIn(lines: readonly Line[]): PapersLine | undefined {
  return lines.find((line) => line.kind === "papers");
}

/** Whether the papers of a list ask for the masses of its pallets. */
export function asksForMasses(lines: readonly Line[]): boolean {
  return papersIn(lines)?.papers.includes("masses") === true;
}

/** A list with more lines at its end; papers take the place of those that it has. */
export function withLines(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  return more.reduce<readonly Line[]>((list, line) => {
    const place = line.kind === "papers" ? list.findIndex(({ kind }) => kind === "papers") : -1;
    return place < 0 ? [...list, line] : list.with(place, line);
  }, lines);
}

/** What a line may name. */
export interface Known {
  readonly products: readonly number[];
  readonly vehicles: readonly string[];
  readonly documents: readonly string[];
  readonly papers: readonly Paper[];
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
