import type { PalletGeometry } from "../../_content/products";
import type { SizeFields, SizeNumbers } from "../../_pallet/built/size-fields";
import { type Line, linePostcode } from "../../_quote/line";

/**
 * The line that a drawn pallet stands for on the quote list: as it is drawn, with all that was said of its use. One piece
 * where no quantity was.
 *
 * @param numbers the fields' numbers
 */
export function lineOfSize(
  fields: SizeFields,
  { values }: Pick<SizeNumbers, "values">,
  { length, depth, height, deckBoards, boardThickness, blocks, blockHeight }: PalletGeometry,
): Line {
  const [edge = 0, width = edge] = deckBoards;
  const { m: load, r: span, q: pieces = 1 } = values;
  const destination = linePostcode(fields.d);
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [deckBoards.length, Math.round(width), Math.round(edge), boardThickness],
    blocks: [blocks, blockHeight],
    entries: fields.e === "2" ? 2 : 4,
    ...(load && { load }),
    support:
      fields.s === "r" ? (span ? ["rack", span] : ["rack"]) : [fields.s === "c" ? "conveyor" : "floor"],
    ...(destination && { destination }),
    ...(fields.h === "1" && { ht: true }),
  };
}
