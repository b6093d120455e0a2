import type { CustomPallet } from "../../_pallet/custom-pallet";
import type { Line } from "../../_quote/line/line";
import type { SizeReading } from "./size-fields";
import { startOf } from "./size-pallet";

/**
 * Returns the quote list line of a pallet with its use. Without a kind of blocks it omits the blocks.
 *
 * @returns undefined without a quantity, and while a field is refused
 */
export function lineOfSize(reading: SizeReading, { geometry }: CustomPallet): Line | undefined {
  const { values, refused } = reading;
  const { pieces, boards, innerWidth, edgeWidth, thickness, entries, load, span, support, country } = values;
  if (refused.length > 0 || !pieces || !boards || !edgeWidth || !innerWidth || !thickness) return undefined;
  const { length, depth, height, blocks, blockHeight, bearers } = geometry;
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [boards, boards > 2 ? innerWidth : edgeWidth, edgeWidth, thickness],
    ...((bearers || values.blocks !== "any") && { blocks: [blocks, blockHeight] as const }),
    entries,
    start: startOf(reading).id,
    ...(load && { load }),
    ...(values.onPoints && { onPoints: true as const }),
    support: support === "rack" && span ? ["rack", span] : [support],
    ...(country && { destination: country }),
    ...(values.heatTreated && { ht: true as const }),
  };
}
