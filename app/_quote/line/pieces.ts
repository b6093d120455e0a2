import { isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";

/** Longest link in a message. Outlook truncates links at about 2080 characters. */
export const longestLink = 2000;

/** Longest message that mail services and programs do not truncate. */
export const longestMessage = 5000;

/** Returns how many pallets fill a vehicle; undefined if unknown. */
export function piecesPerLoad(product: number, vehicle: string, texts: QuoteTexts): number | undefined {
  return texts.products[product]?.loads[vehicle];
}

/** Returns the pieces of a line; undefined if unknown, and for documents. */
export function piecesOf(line: Line, texts: QuoteTexts): number | undefined {
  if (!isGoods(line)) return undefined;
  if (line.kind !== "load") return line.pieces;
  const perLoad = piecesPerLoad(line.product, line.vehicle, texts);
  return perLoad && perLoad * line.loads;
}

/** Returns the pieces of a list; undefined if one is unknown, and without goods. */
export function piecesIn(lines: readonly Line[], texts: QuoteTexts): number | undefined {
  const pieces = lines.filter(isGoods).map((line) => piecesOf(line, texts));
  return pieces.length && pieces.every((each) => each !== undefined)
    ? pieces.reduce((sum, each) => sum + each, 0)
    : undefined;
}

/** Returns the catalogue pallet of a line; undefined without one. */
export function productOf(line: Line): number | undefined {
  return "product" in line ? line.product : undefined;
}

/** Entries beside a name of the list: goods, or documents alone. */
export const countOf = (lines: readonly Line[]): number => lines.filter(isGoods).length || lines.length;

/** Says how many goods and documents a list has. */
export function entriesText(lines: readonly Line[], { t }: Pick<QuoteTexts, "t">): string {
  const goods = lines.filter(isGoods).length;
  const documents = lines.length - goods;
  return [
    goods > 0 && t("quote.count", { count: goods }),
    documents > 0 && t("quote.documents", { count: documents }),
  ]
    .filter(Boolean)
    .join(" +\u00a0");
}
