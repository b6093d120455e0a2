import { massesOf, packagingMasses } from "../../_pallet/packaging";
import { type GoodsLine, indexOfDocument, isGoods, type Line } from "./line";
import { palletOf } from "./pallet-of";
import type { QuoteTexts } from "./quote-texts";
import { piecesOf } from "./pieces";
import type { Paper } from "./terms";

/** Returns the masses of each line, in kg; empty if the list does not request them. */
export function massLines(lines: readonly Line[], texts: QuoteTexts): string[] {
  if (!asksForMasses(lines)) return [];
  const { t } = texts;
  return lines.flatMap((line, index) =>
    isGoods(line) && line.kind !== "blocks"
      ? [t("quote.mail.masses", { n: index + 1, masses: massText(line, texts) })]
      : [],
  );
}

function massText(line: GoodsLine, texts: QuoteTexts): string {
  const { t } = texts;
  const unknown = t("quote.mail.toBeAgreed");
  // A size alone is not enough.
  const pallet = line.kind === "custom" && !(line.deck && line.blocks) ? undefined : palletOf(line, texts);
  const { nails, weighed } = ("product" in line && texts.products[line.product]) || {};
  const masses = pallet && massesOf(packagingMasses(pallet, nails, weighed?.mass), piecesOf(line, texts));
  if (!masses) return unknown;
  const materials = (["wood", "blocks", "steel"] as const).map((material) => {
    const mass = masses[material];
    // Not every pallet has pressed blocks.
    if (mass === undefined && material === "blocks") return "";
    return t(`quote.mail.materials.${material}`, {
      mass: mass === undefined ? unknown : `${Math.round(mass)} kg`,
    });
  });
  return materials.filter(Boolean).join(", ");
}

function asksForMasses(lines: readonly Line[]): boolean {
  return indexOfDocument(lines, "masses" satisfies Paper) >= 0;
}
