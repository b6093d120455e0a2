import { palletRanges } from "../../_content/pallet-ranges";
import { type PalletGeometry, productById, products } from "../../_content/products";
import type { Sides } from "../../_fields/read-figures";
import { assumedPallet } from "../../_pallet/assumed-pallet";
import { customPallet } from "../../_pallet/custom-pallet";
import { estimate } from "../../_pallet/pallet-mass";
import { type NumberedPallet, numberOf, sheetLetters } from "../../_pallet/pallet-number";
import { blocksDrawing, outlineDrawing, palletDrawing, type SmallDrawing } from "../../_pallet/small-drawing";
import { type GoodsLine, isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";
import type { Build } from "./terms";

/** As the size tool reads it; undefined while its boards are unknown. */
function constructionIn(line: Build, [length, depth, height]: Sides): NumberedPallet | undefined {
  const { deck, blocks, entries = 4, start = 0 } = line;
  if (!deck) return undefined;
  const [boards, innerWidth, edgeWidth, thickness] = deck;
  const [kind, blockHeight] = blocks ?? ["any", height - 3 * thickness];
  const sides = { length, depth, boards, innerWidth, edgeWidth, thickness, blockHeight } as const;
  return { build: { ...sides, blocks: kind, entries }, start: productById(start) ?? products[0] };
}

/**
 * Returns the number of a line's own pallet; undefined while its boards are unknown, or if its height is not the
 * sum of its parts.
 */
export function numberOfLine(line: Line): string | undefined {
  const size = line.kind === "custom" ? line.size : undefined;
  const pallet = size && constructionIn(line as Build, size);
  if (!pallet) return undefined;
  const { thickness, blockHeight } = pallet.build;
  const [least, most] = palletRanges.blockHeight;
  const isWhole = 3 * thickness + blockHeight === size[2] && blockHeight >= least && blockHeight <= most;
  return isWhole ? numberOf(pallet) : undefined;
}

/** Returns the address of a line's sheet; undefined without a number. */
export function sheetOf(line: Line, { sheetPage }: QuoteTexts): string | undefined {
  const number = numberOfLine(line);
  if (!number || line.kind !== "custom") return undefined;
  const query = new URLSearchParams({
    [sheetLetters.number]: number,
    ...(line.load && { [sheetLetters.load]: String(line.load) }),
    ...(line.ht && { [sheetLetters.heatTreated]: "1" }),
  });
  return `${sheetPage}?${query.toString()}`;
}

/** As the size tool draws it, with a usual construction if its boards are unknown. */
function ownGeometry(line: Build, size: Sides): PalletGeometry {
  const [length, depth, height] = size;
  const known = constructionIn(line, size);
  if (!known) {
    const assumed = assumedPallet({ length, depth, height, mass: 0 });
    return { ...assumed, mass: Math.max(1, Math.round(estimate(assumed).usual)) };
  }
  const { geometry } = customPallet(known.build, known.start);
  // A link's height may differ from the sum of its parts: the requested one counts.
  return { ...geometry, height };
}

/** Returns the construction of a line's pallet; undefined for blocks, and without a size. */
export function palletOf(line: GoodsLine, texts: QuoteTexts): PalletGeometry | undefined {
  if ("product" in line) return texts.products[line.product]?.geometry;
  return line.kind === "custom" && line.size ? ownGeometry(line, line.size) : undefined;
}

/** Returns the drawing of a line; undefined for a document. */
export function drawingOf(line: Line, texts: QuoteTexts): SmallDrawing | undefined {
  if (!isGoods(line)) return undefined;
  if (line.kind === "blocks") return blocksDrawing();
  const pallet = palletOf(line, texts);
  return pallet ? palletDrawing(pallet, line.kind === "custom") : outlineDrawing();
}
