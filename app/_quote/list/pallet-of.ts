import type { PalletGeometry } from "../../_content/products";
import { assumedPallet } from "../../_load/plan";
import { usualOwn } from "../../_pallet/own/own-fields";
import { estimate, ownPallet } from "../../_pallet/own/own-pallet";
import { blocksDrawing, outlineDrawing, palletDrawing, type SmallDrawing } from "../../_pallet/small-drawing";
import { type Build, type GoodsLine, isGoods, type Line, type Size } from "../code/line";
import type { QuoteWords } from "./words";

/** A pallet of a visitor's own as the builder draws it; a usual construction where its boards were not stated. */
function ownGeometry({ deck, blocks, entries }: Build, [length, depth, height]: Size): PalletGeometry {
  if (!deck) {
    const assumed = assumedPallet({ length, depth, height, mass: 0 });
    return { ...assumed, mass: Math.max(1, Math.round(estimate(assumed).usual)) };
  }
  const [count, inner, edge, thickness] = deck;
  const [kind, blockHeight] = blocks ?? ["any", height - 3 * thickness];
  const typed = { l: length, w: depth, n: count, b: inner, a: edge, t: thickness, y: blockHeight };
  const { geometry } = ownPallet({
    ...usualOwn,
    ...(Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)])) as Record<
      keyof typeof typed,
      string
    >),
    k: kind.charAt(0),
    e: String(entries ?? usualOwn.e),
  });
  // A link may say a height that its parts do not add up to: the size is what is asked for.
  return { ...geometry, height };
}

/** How the pallet of a line is built; undefined for blocks, and where no size was stated. */
export function palletOf(line: GoodsLine, { products }: QuoteWords): PalletGeometry | undefined {
  if ("product" in line) return products[line.product]?.geometry;
  return line.kind === "custom" && line.size ? ownGeometry(line, line.size) : undefined;
}

/** The drawing of a line: its pallet with its own boards, or the blocks; undefined for what is no goods. */
export function drawingOf(line: Line, words: QuoteWords): SmallDrawing | undefined {
  if (!isGoods(line)) return undefined;
  if (line.kind === "blocks") return blocksDrawing();
  const pallet = palletOf(line, words);
  return pallet ? palletDrawing(pallet, line.kind === "custom") : outlineDrawing();
}
