import type { PalletGeometry } from "../../_content/products";
import type { Sides } from "../../_fields/read-figures";
import { assumedPallet } from "../../_load/assumed-pallet";
import { customPallet, estimate } from "../../_pallet/custom-pallet";
import { blocksDrawing, outlineDrawing, palletDrawing, type SmallDrawing } from "../../_pallet/small-drawing";
import { type GoodsLine, isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";
import type { Build } from "./terms";

/** Returns an own pallet as the size tool draws it, with a usual construction if its boards are unknown. */
function ownGeometry({ deck, blocks, entries }: Build, [length, depth, height]: Sides): PalletGeometry {
  if (!deck) {
    const assumed = assumedPallet({ length, depth, height, mass: 0 });
    return { ...assumed, mass: Math.max(1, Math.round(estimate(assumed).usual)) };
  }
  const [boards, innerWidth, edgeWidth, thickness] = deck;
  const [kind, blockHeight] = blocks ?? ["any", height - 3 * thickness];
  const sides = { length, depth, boards, innerWidth, edgeWidth, thickness, blockHeight } as const;
  const { geometry } = customPallet({ ...sides, blocks: kind, entries: entries ?? 4 });
  // The height of a link may differ from the sum of its parts. The requested height is used.
  return { ...geometry, height };
}

/** Returns the construction of a line's pallet; undefined for blocks, and without a size. */
export function palletOf(line: GoodsLine, { products }: QuoteTexts): PalletGeometry | undefined {
  if ("product" in line) return products[line.product]?.geometry;
  return line.kind === "custom" && line.size ? ownGeometry(line, line.size) : undefined;
}

/** Returns the drawing of a line: its pallet, or blocks; undefined for documents. */
export function drawingOf(line: Line, texts: QuoteTexts): SmallDrawing | undefined {
  if (!isGoods(line)) return undefined;
  if (line.kind === "blocks") return blocksDrawing();
  const pallet = palletOf(line, texts);
  return pallet ? palletDrawing(pallet, line.kind === "custom") : outlineDrawing();
}
