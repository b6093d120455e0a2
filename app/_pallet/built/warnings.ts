import type { BuiltPallet } from "./built-pallet";
import type { SizeFields, SizeNumbers } from "./size-fields";

/** From where on something is worth a remark; mm and kg. Proposals, to be confirmed by the owner. */
const limits = {
  side: [300, 3000],
  packedSide: 600,
  gap: [15, 60],
  board: 2400,
  rackBoard: 22,
  rackLoad: 800,
  entry: 90,
  heavy: 2000,
  trailerWidth: 2480,
} as const;

/** A remark by its key, `size.warnings.{key}`, and the figures in it. */
export interface Warning {
  readonly key:
    | "boardsTooMany"
    | "gapWide"
    | "gapNarrow"
    | "boardLong"
    | "boardThin"
    | "entryLow"
    | "sideSmall"
    | "sideLarge"
    | "outOfRange"
    | "loadHeavy"
    | "rackSpanMissing"
    | "rackSpanWide"
    | "conveyor"
    | "htNeeded";
  readonly values: Readonly<Record<string, number | string>>;
}

/** Tells what is worth a remark about a pallet. None of it is a refusal. */
export function warningsOf(fields: SizeFields, { values }: SizeNumbers, built: BuiltPallet): Warning[] {
  const { geometry, gap, excess } = built;
  const { length, depth, boardThickness } = geometry;
  const { m: load, r: span } = values;
  const [least, most] = limits.side;
  const sides = [length, depth];
  const all: readonly (Warning | false | undefined)[] = [
    sides.some((side) => side < least || side > most) && {
      key: "outOfRange",
      values: { min: least, max: most },
    },
    Math.min(...sides) < limits.packedSide && { key: "sideSmall", values: { min: limits.packedSide } },
    Math.min(...sides) > limits.trailerWidth && { key: "sideLarge", values: { side: Math.min(...sides) } },
    excess > 0 && { key: "boardsTooMany", values: { excess } },
    !excess && gap > limits.gap[1] && { key: "gapWide", values: { gap } },
    !excess && gap < limits.gap[0] && { key: "gapNarrow", values: { gap } },
    length > limits.board && { key: "boardLong", values: { length } },
    entryHeight(built) < limits.entry && { key: "entryLow", values: { height: entryHeight(built) } },
    load !== undefined && load > limits.heavy && { key: "loadHeavy", values: { load } },
    fields.s === "r" && span === undefined && { key: "rackSpanMissing", values: {} },
    fields.s === "r" &&
      span !== undefined &&
      span > length && { key: "rackSpanWide", values: { span, width: length } },
    fields.s === "r" &&
      load !== undefined &&
      load > limits.rackLoad &&
      boardThickness < limits.rackBoard && { key: "boardThin", values: { thickness: boardThickness, load } },
    fields.s === "c" && { key: "conveyor", values: {} },
    fields.d.trim() !== "" && fields.h !== "1" && { key: "htNeeded", values: { country: fields.d.trim() } },
  ];
  return all.filter((warning): warning is Warning => Boolean(warning));
}

/** What a fork enters by, mm: between bottom board and stringer, or between bottom board and deck. */
export function entryHeight({ geometry: { blockHeight, boardThickness, bearers } }: BuiltPallet): number {
  return bearers ? blockHeight + boardThickness : blockHeight;
}
