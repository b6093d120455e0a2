import type { BuiltPallet } from "./built-pallet";
import type { SizeFields, SizeRead } from "./size-fields";

/** From where on something is worth a remark; mm and kg. Proposals, to be confirmed by the owner. */
const limits = {
  side: [300, 3000],
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
    | "atLeast"
    | "sideLarge"
    | "outOfRange"
    | "loadHeavy"
    | "loadPoint"
    | "rackSpanMissing"
    | "rackSpanWide"
    | "conveyor"
    | "htNeeded";
  readonly values: Readonly<Record<string, number | string>>;
}

/**
 * Returns what is worth a remark about a pallet. None of it is a refusal.
 *
 * @param isAtLeast whether more of them may go on a trailer than the tool has found
 */
export function warningsOf(
  fields: SizeFields,
  { values, chosen, faults }: SizeRead,
  built: BuiltPallet,
  isAtLeast: boolean,
): Warning[] {
  const { geometry, gap, excess } = built;
  const { length, depth, boardThickness } = geometry;
  const { m: load, r: span } = values;
  const [least, most] = limits.side;
  const sides = [length, depth];
  const country = faults.includes("d") ? "" : fields.d.trim();
  const all: readonly (Warning | false | undefined)[] = [
    sides.some((side) => side < least || side > most) && {
      key: "outOfRange",
      values: { min: least, max: most },
    },
    isAtLeast && { key: "atLeast", values: {} },
    Math.min(...sides) > limits.trailerWidth && { key: "sideLarge", values: { side: Math.min(...sides) } },
    excess > 0 && { key: "boardsTooMany", values: { excess } },
    !excess && gap > limits.gap[1] && { key: "gapWide", values: { gap } },
    !excess && gap < limits.gap[0] && { key: "gapNarrow", values: { gap } },
    length > limits.board && { key: "boardLong", values: { length } },
    entryHeight(built) < limits.entry && { key: "entryLow", values: { height: entryHeight(built) } },
    load !== undefined && load > limits.heavy && { key: "loadHeavy", values: { load } },
    chosen.c === "1" && { key: "loadPoint", values: {} },
    chosen.s === "r" && span === undefined && { key: "rackSpanMissing", values: {} },
    chosen.s === "r" &&
      span !== undefined &&
      span > length && { key: "rackSpanWide", values: { span, width: length } },
    chosen.s === "r" &&
      load !== undefined &&
      load > limits.rackLoad &&
      boardThickness < limits.rackBoard && { key: "boardThin", values: { thickness: boardThickness, load } },
    chosen.s === "c" && { key: "conveyor", values: {} },
    country !== "" && chosen.h !== "1" && { key: "htNeeded", values: { country } },
  ];
  return all.filter((warning): warning is Warning => Boolean(warning));
}

/** What a fork enters by, mm: between bottom board and stringer, or between bottom board and deck. */
export function entryHeight({ geometry: { blockHeight, boardThickness, bearers } }: BuiltPallet): number {
  return bearers ? blockHeight + boardThickness : blockHeight;
}
