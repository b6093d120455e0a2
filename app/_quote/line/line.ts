import type { Locale } from "../../_i18n/languages";
import type { Build, Terms } from "./terms";
import type { Size } from "./values";

/** Maximum number of goods lines in a list. Visitors describe further goods in the message. */
export const mostLines = 20;

interface ProductLine extends Terms {
  readonly kind: "product";
  readonly product: number;
  /** If another than the usual one is requested. */
  readonly vehicle?: string;
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

/** Custom pallets. The message describes pallets without a size. */
interface CustomLine extends Terms, Build {
  readonly kind: "custom";
  readonly size?: Size;
  readonly pieces: number;
}

/** Requested document: key of a company certificate, or one of `papers`. A list has each document once. */
export interface DocumentLine extends Pick<Terms, "linked"> {
  readonly kind: "document";
  readonly document: string;
  readonly language?: Locale;
}

export type GoodsLine = ProductLine | LoadLine | BlocksLine | CustomLine;

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
