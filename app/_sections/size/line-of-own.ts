import type { PalletGeometry } from "../../_content/products";
import type { OwnFields, OwnRead } from "../../_pallet/own/own-fields";
import type { Line } from "../../_quote/code/line";
import { typedCountry, typedPostcode } from "../../_lib/typed";

/**
 * The line that a pallet stands for on the quote list: as it was typed, with all that was stated of its use;
 * of its blocks nothing where any will do.
 *
 * @param read what the fields describe
 * @returns undefined while a field holds what it refuses, and without a quantity
 */
export function lineOfOwn(
  fields: OwnFields,
  { values, chosen, typedFaults }: Pick<OwnRead, "values" | "chosen" | "typedFaults">,
  { length, depth, height, blocks, blockHeight, bearers }: PalletGeometry,
): Line | undefined {
  const { n: boards, a: edge, b, t: thickness, m: load, r: span, q: pieces } = values;
  if (typedFaults.length > 0 || !pieces || !boards || !edge || !b || !thickness) return undefined;
  const [destination, postcode] = [typedCountry(fields.d), typedPostcode(fields.z)];
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [boards, boards > 2 ? b : edge, edge, thickness],
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
