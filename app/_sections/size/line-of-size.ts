import type { PalletGeometry } from "../../_content/products";
import type { SizeFields, SizeRead } from "../../_pallet/built/size-fields";
import { type Line, linePostcode } from "../../_quote/line";

/**
 * The line that a drawn pallet stands for on the quote list: as it is drawn, with all that was said of its use. One piece
 * where no quantity was; of its blocks nothing where any will do.
 *
 * @param read what the fields ask for
 */
export function lineOfSize(
  fields: SizeFields,
  { values, chosen }: Pick<SizeRead, "values" | "chosen">,
  { length, depth, height, deckBoards, boardThickness, blocks, blockHeight, bearers }: PalletGeometry,
): Line {
  const [edge = 0, width = edge] = deckBoards;
  const { m: load, r: span, q: pieces = 1 } = values;
  const [destination, postcode] = [linePostcode(fields.d), linePostcode(fields.z)];
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [deckBoards.length, Math.round(width), Math.round(edge), boardThickness],
    ...((bearers || chosen.k !== "a") && { blocks: [blocks, blockHeight] as const }),
    entries: chosen.e === "2" ? 2 : 4,
    ...(load && { load }),
    ...(chosen.c && { onPoints: true as const }),
    support:
      chosen.s === "r" ? (span ? ["rack", span] : ["rack"]) : [chosen.s === "c" ? "conveyor" : "floor"],
    ...(destination && { destination }),
    ...(chosen.h && { ht: true as const }),
    ...(postcode && { postcode }),
    ...(chosen.f && { monthly: true as const }),
  };
}
