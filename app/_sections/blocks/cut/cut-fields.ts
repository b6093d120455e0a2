import { blockProfile, cutRange, offeredBlocks } from "../../../_content/blocks";
import type { Line } from "../../../_quote/code/line";
import { palletRanges } from "../../../_content/pallet-ranges";
import { typedNumber } from "../../../_lib/typed";
import type { Translator } from "../../../_i18n/translator";

/** Stands for a length that is none of those on offer. */
export const otherLength = "o";

/** The lengths that blocks on offer are cut to, mm. */
export const offeredLengths: readonly number[] = offeredBlocks.map(({ size }) => size[1]);

/** The fields by the names they have in the address: chosen length, length typed, pieces. */
export type CutFields = Readonly<Record<"s" | "d" | "n", string>>;

export const usualCut: CutFields = { s: String(offeredLengths[0]), d: "120", n: "" };

/** What was requested, read: a faulty length is replaced by the usual one, and what is faulty is named. */
export interface CutRead {
  /** Length of a block, mm. */
  readonly cut: number;
  /** Undefined: not stated, or faulty. */
  readonly pieces: number | undefined;
  readonly faults: readonly (keyof CutFields)[];
}

/** Reads the fields, wherever they come from. */
export function readCut({ s, d, n }: CutFields): CutRead {
  const offered = offeredLengths.find((length) => String(length) === s);
  const typed = typedNumber(d, cutRange);
  const pieces = typedNumber(n, palletRanges.pieces);
  return {
    cut: offered ?? ((s === otherLength && typed) || (offeredLengths[0] ?? 0)),
    pieces,
    faults: [
      ...(offered || s === otherLength ? [] : (["s"] as const)),
      ...(s === otherLength && !typed ? (["d"] as const) : []),
      ...(pieces || !n ? [] : (["n"] as const)),
    ],
  };
}

/** The blocks as a line of the quote list; undefined without an amount and while a field is faulty. */
export function lineOfCut({ cut, pieces, faults }: CutRead): Line | undefined {
  if (!pieces || faults.length > 0) return undefined;
  return { kind: "blocks", pieces, size: [blockProfile.width, cut, blockProfile.height] };
}

/** What a block holds, dm³. */
export function volumeOf(cut: number): number {
  return (blockProfile.width * cut * blockProfile.height) / 1e6;
}

/** What the tool needs of a catalog. */
export const cutParts = [
  "blocks.cut",
  "blocks.sizes.cut",
  "blocks.data.length",
  "adding",
  "load.numberFault",
] as const;

export type CutPart = (typeof cutParts)[number];
export type CutTranslator = Translator<CutPart>;
