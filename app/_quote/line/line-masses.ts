import { massesOf, type PackagingMasses, packagingMasses } from "../../_pallet/packaging";
import { asksForMasses, type GoodsLine, isGoods, type Line } from "./line";
import { palletOf } from "./pallet-of";
import { piecesOf } from "./pieces";
import type { QuoteTexts } from "./quote-texts";

/**
 * Returns the masses of the materials of all pallets of a line.
 *
 * @returns undefined if the number or the construction is unknown; a size alone is not enough
 */
export function massesOfLine(line: GoodsLine, texts: QuoteTexts): PackagingMasses | undefined {
  if (line.kind === "custom" && !(line.deck && line.blocks)) return undefined;
  const pallet = palletOf(line, texts);
  const { nails, weighed } = ("product" in line && texts.products[line.product]) || {};
  return pallet && massesOf(packagingMasses(pallet, nails, weighed?.mass), piecesOf(line, texts));
}

/** Returns the materials of a pallet, each with its mass if known. Omits absent blocks. */
export function materialsOf(
  masses: PackagingMasses,
): (readonly ["wood" | "blocks" | "steel", number | undefined])[] {
  const { wood, blocks, steel } = masses;
  return [["wood", wood], ...(blocks === undefined ? [] : [["blocks", blocks] as const]), ["steel", steel]];
}

/** Returns the masses of each line for the message, in kg; empty if the list does not request them. */
export function massLines(lines: readonly Line[], formTexts: QuoteTexts): string[] {
  if (!asksForMasses(lines)) return [];
  const { t } = formTexts;
  const unknown = t("quote.mail.toBeAgreed");
  return lines.flatMap((line, index) => {
    if (!isGoods(line) || line.kind === "blocks") return [];
    const masses = massesOfLine(line, formTexts);
    const texts = (masses ? materialsOf(masses) : []).map(([material, mass]) =>
      t(`quote.mail.materials.${material}`, {
        mass: mass === undefined ? unknown : `${Math.round(mass)} kg`,
      }),
    );
    return [t("quote.mail.masses", { n: index + 1, masses: texts.join(", ") || unknown })];
  });
}
