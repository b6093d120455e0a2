import { isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";

/** Number of entries beside a name of the list: of its goods, or of documents alone. */
export const countOf = (lines: readonly Line[]): number => lines.filter(isGoods).length || lines.length;

/** Returns how many goods and documents a list has, as text. */
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
