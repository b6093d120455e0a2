import type { Messages } from "next-intl";

import { needsIspmMark } from "../../_content/ispm-countries";
import { type CustomPallet, customPallet } from "../../_pallet/custom-pallet";
import { entryHeight } from "../../_pallet/pallet-geometry";
import {
  buildOf,
  isCustom,
  sizeFields,
  type SizeName,
  type SizeReading,
  startOf,
  textsOf,
} from "./size-fields";

/** Usual least and greatest side, mm. A proposal, to be confirmed by the owner. */
export const usualSides = [300, 3000] as const;

/** Limits for warnings; mm and kg. Proposals, to be confirmed by the owner. */
const limits = {
  gap: [15, 60],
  board: 2400,
  rackBoard: 22,
  rackLoad: 800,
  entry: 90,
  heavy: 2000,
  trailerWidth: 2480,
} as const;

/** Group of form fields that causes a warning. */
export type SizeGroup = keyof Messages["size"]["groups"];

/** Values in the text of a warning or its repair: mm, kg, the number of boards, and a country as typed. */
export type WarningValues = Readonly<Record<string, number | string>>;

/** A change of one field that removes a warning: its text `size.repairs.{key}`, and the figures in it. */
export interface Repair {
  readonly key: keyof Messages["size"]["repairs"];
  readonly values: WarningValues;
  readonly field: SizeName;
  readonly value: string;
}

/** A warning: its text `size.warnings.{key}`, and the figures in it. */
export interface Warning {
  readonly group: SizeGroup;
  readonly key: keyof Messages["size"]["warnings"];
  readonly values: WarningValues;
  readonly repair?: Repair | undefined;
}

type Check = readonly [
  SizeGroup,
  Warning["key"],
  applies: boolean,
  values?: WarningValues,
  repair?: Repair | undefined,
];

/**
 * Returns the warnings about a pallet. The tool accepts the pallet nevertheless.
 *
 * @param isAtLeast whether a trailer may take more of them than the search has found
 */
export function warningsOf(reading: SizeReading, custom: CustomPallet, isAtLeast: boolean): Warning[] {
  const { geometry, gap, excess } = custom;
  const { length, depth, boardThickness } = geometry;
  const { m: load = 0, r: span, d: country, s: support, c, h } = reading.values;
  const [least, most] = usualSides;
  const sides = [length, depth];
  const side = Math.min(...sides);
  const [isNarrow, isWide] = [gap < limits.gap[0], gap > limits.gap[1]];
  const boards = isNarrow || isWide || excess ? boardCount(reading, isWide ? "least" : "most") : undefined;
  const height = entryHeight(geometry);
  const blocks = geometry.blockHeight + limits.entry - height;
  const thicker = set("thickness", "t", limits.rackBoard);
  const treated: Repair = { key: "ht", values: {}, field: "h", value: "1" };
  const isRack = support === "r";
  const isThin = isRack && load > limits.rackLoad && boardThickness < limits.rackBoard;
  const isUntreated = country !== undefined && needsIspmMark(country) && h !== "1";
  const checks: readonly Check[] = [
    ["dimensions", "outOfRange", side < least || Math.max(...sides) > most, { min: least, max: most }],
    ["dimensions", "atLeast", isAtLeast],
    ["dimensions", "sideLarge", side > limits.trailerWidth, { side }],
    ["dimensions", "boardLong", length > limits.board, { length }],
    ["deck", "boardsTooMany", excess > 0, { excess }, boards],
    ["deck", "gapWide", !excess && isWide, { gap }, boards],
    ["deck", "gapNarrow", !excess && isNarrow, { gap }, boards],
    ["base", "entryLow", height < limits.entry, { height }, set("blocks", "y", blocks)],
    ["load", "loadHeavy", load > limits.heavy, { load }],
    ["load", "loadPoint", c === "1"],
    ["load", "rackSpanMissing", isRack && !span],
    ["load", "rackSpanWide", isRack && (span ?? 0) > length, { span: span ?? 0, length }],
    ["load", "boardThin", isThin, { thickness: boardThickness, load }, thicker],
    ["load", "conveyor", support === "c"],
    ["export", "htNeeded", isUntreated, { country: country ?? "" }, treated],
  ];
  // The construction of a catalogue pallet needs no warning: the company sells it.
  const isChanged = isCustom(reading);
  const begun = textsOf(startOf(reading));
  const isCausedBySides = (["n", "b", "a"] as const).every((name) => reading.texts[name] === begun[name]);
  return checks.flatMap(([group, key, applies, values = {}, repair]) =>
    applies && (isChanged || !isOfBuild(group))
      ? [{ group: group === "deck" && isCausedBySides ? "dimensions" : group, key, values, repair }]
      : [],
  );
}

/** Returns whether a group of fields is the construction of a pallet, whatever its use. */
function isOfBuild(group: SizeGroup): boolean {
  return group === "deck" || group === "base";
}

/** Returns the repair that writes a figure into a field, mm. */
function set(key: "blocks" | "thickness", field: "y" | "t", size: number): Repair {
  return { key, values: { size }, field, value: String(size) };
}

/**
 * Returns a repair with a number of deck boards, of the typed widths, whose gaps need no warning.
 *
 * @param which of several such numbers
 * @returns undefined if no number of boards leaves such gaps
 */
function boardCount(reading: SizeReading, which: "least" | "most"): Repair | undefined {
  const [fewest, most] = sizeFields.n.range;
  const decks = Array.from({ length: most - fewest + 1 }, (_, index) => {
    const count = fewest + index;
    return { count, ...customPallet({ ...buildOf(reading), boards: count }, startOf(reading)) };
  }).filter(({ gap, excess }) => !excess && gap >= limits.gap[0] && gap <= limits.gap[1]);
  const deck = which === "least" ? decks[0] : decks.at(-1);
  if (!deck) return undefined;
  const { count, gap } = deck;
  return { key: "boards", values: { boards: count, gap }, field: "n", value: String(count) };
}
