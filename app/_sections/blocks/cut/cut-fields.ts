import { blockProfile, cutRange, offeredBlocks } from "../../../_content/blocks";
import type { Line } from "../../../_quote/line/line";
import { palletRanges } from "../../../_content/pallet-ranges";
import { readCount, readLength } from "../../../_lib/read-figures";
import { isBlank } from "../../../_lib/read-text";
import type { Translator } from "../../../_i18n/translator";

/** Value of `s` for a custom length. */
export const otherLength = "o";

/** Lengths of the blocks on offer, mm. */
export const offeredLengths: readonly number[] = offeredBlocks.map(({ size }) => size[1]);

/** Address fields: chosen length, typed length, pieces. */
export type CutFields = Readonly<Record<"s" | "d" | "n", string>>;

export const usualCut: CutFields = { s: String(offeredLengths[0]), d: "120", n: "" };

/** The parsed request. An invalid length is replaced by the default, and listed in `faults`. */
export interface CutRead {
  /** Length of a block, mm. */
  readonly cut: number;
  /** Undefined if missing or invalid. */
  readonly pieces: number | undefined;
  readonly faults: readonly (keyof CutFields)[];
}

/** Parses the fields. */
export function readCut({ s, d, n }: CutFields): CutRead {
  const offered = offeredLengths.find((length) => String(length) === s);
  const typed = readLength(d, cutRange).value;
  const pieces = readCount(n, palletRanges.pieces).value;
  return {
    cut: offered ?? ((s === otherLength && typed) || (offeredLengths[0] ?? 0)),
    pieces,
    faults: [
      ...(offered || s === otherLength ? [] : (["s"] as const)),
      ...(s === otherLength && !typed ? (["d"] as const) : []),
      ...(pieces || isBlank(n) ? [] : (["n"] as const)),
    ],
  };
}

/** Returns a line of the quote list. Undefined without a quantity or with an invalid field. */
export function lineOfCut({ cut, pieces, faults }: CutRead): Line | undefined {
  if (!pieces || faults.length > 0) return undefined;
  return { kind: "blocks", pieces, size: [blockProfile.width, cut, blockProfile.height] };
}

/** Returns the volume of a block in dm³. */
export function volumeOf(cut: number): number {
  return (blockProfile.width * cut * blockProfile.height) / 1e6;
}

/** Message keys of the tool. */
export const cutParts = [
  "blocks.cut",
  "blocks.sizes.cut",
  "blocks.data.length",
  "adding",
  "load.numberFault",
] as const;

export type CutPart = (typeof cutParts)[number];
export type CutTranslator = Translator<CutPart>;
