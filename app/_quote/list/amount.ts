import type { GoodsLine, Line } from "../code/line";
import type { QuoteWords } from "./words";

/** How many of a product fill a vehicle; undefined where that is unknown. */
export function piecesPerLoad(product: number, vehicle: string, words: QuoteWords): number | undefined {
  return words.products[product]?.loads[vehicle];
}

/** How many pieces a line requests; undefined where that is to be agreed, or where it is no goods. */
export function piecesOf(line: Line, words: QuoteWords): number | undefined {
  if (line.kind === "document") return undefined;
  if (line.kind !== "load") return line.pieces;
  const perLoad = piecesPerLoad(line.product, line.vehicle, words);
  return perLoad && perLoad * line.loads;
}

/** The product of the catalogue that a line requests, if any. */
export function productOf(line: Line): number | undefined {
  return "product" in line ? line.product : undefined;
}

/** Whether a line is goods, not a document. */
export function isGoods(line: Line): line is GoodsLine {
  return line.kind !== "document";
}
