import { isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";

/** Returns how many pallets of a product fill a vehicle; undefined if unknown. */
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

/** Returns the pieces of a list; undefined if unknown for any line, and without goods. */
export function piecesIn(lines: readonly Line[], texts: QuoteTexts): number | undefined {
  const pieces = lines.filter(isGoods).map((line) => piecesOf(line, texts));
  return pieces.length && pieces.every((each) => each !== undefined)
    ? pieces.reduce((sum, each) => sum + each, 0)
    : undefined;
}

export function productOf(line: Line): number | undefined {
  return "product" in line ? line.product : undefined;
}
