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

/** Warnings by key, `size.warnings.{key}`, each with the group of form fields that caused it. */
const groups = {
  outOfRange: "dimensions",
  atLeast: "dimensions",
  sideLarge: "dimensions",
  boardLong: "dimensions",
  boardsTooMany: "deck",
  gapWide: "deck",
  gapNarrow: "deck",
  entryLow: "base",
  loadHeavy: "load",
  loadPoint: "load",
  rackSpanMissing: "load",
  rackSpanWide: "load",
  boardThin: "load",
  conveyor: "load",
  htNeeded: "export",
} as const;

type WarningKey = keyof typeof groups;

export type SizeGroup = (typeof groups)[WarningKey];

/** Figures of a warning, mm and kg. */
type Figure =
  | "excess"
  | "gap"
  | "height"
  | "length"
  | "load"
  | "max"
  | "min"
  | "side"
  | "size"
  | "span"
  | "thickness";

/** Values in the text of a warning or its repair: figures, the number of boards, and a country as typed. */
export type WarningValues = Partial<
  Readonly<Record<Figure, number>> & { readonly boards: number; readonly country: string }
>;

/** A change of one field that removes a warning: its text `size.repairs.{key}`, and the figures in it. */
export interface Repair {
  readonly key: "boards" | "blocks" | "thickness" | "ht";
  readonly values: WarningValues;
  readonly field: SizeName;
  readonly value: string;
}

export interface Warning {
  readonly key: WarningKey;
  readonly values: WarningValues;
  readonly group: SizeGroup;
  readonly repair?: Repair | undefined;
}

function warning(key: WarningKey, values: WarningValues = {}, repair?: Repair): Warning {
  return { key, group: groups[key], values, repair };
}

/**
 * Returns the warnings about a pallet. The tool accepts the pallet nevertheless.
 *
 * @param isAtLeast whether a trailer may take more of them than the search has found
 */
export function warningsOf(reading: SizeReading, custom: CustomPallet, isAtLeast: boolean): Warning[] {
  const { values } = reading;
  const { geometry, gap, excess } = custom;
  const { length, depth, boardThickness } = geometry;
  const { m: load, r: span, d: country } = values;
  const [least, most] = usualSides;
  const sides = [length, depth];
  const entry = entryHeight(geometry);
  const all: readonly (Warning | false | undefined)[] = [
    sides.some((side) => side < least || side > most) && warning("outOfRange", { min: least, max: most }),
    isAtLeast && warning("atLeast"),
    Math.min(...sides) > limits.trailerWidth && warning("sideLarge", { side: Math.min(...sides) }),
    length > limits.board && warning("boardLong", { length }),
    excess > 0 && warning("boardsTooMany", { excess }, boardCount(reading, "most")),
    !excess && gap > limits.gap[1] && warning("gapWide", { gap }, boardCount(reading, "least")),
    !excess && gap < limits.gap[0] && warning("gapNarrow", { gap }, boardCount(reading, "most")),
    entry < limits.entry &&
      warning("entryLow", { height: entry }, set("blocks", "y", geometry.blockHeight + limits.entry - entry)),
    load !== undefined && load > limits.heavy && warning("loadHeavy", { load }),
    values.c === "1" && warning("loadPoint"),
    values.s === "r" && span === undefined && warning("rackSpanMissing"),
    values.s === "r" && span !== undefined && span > length && warning("rackSpanWide", { span, length }),
    values.s === "r" &&
      load !== undefined &&
      load > limits.rackLoad &&
      boardThickness < limits.rackBoard &&
      warning("boardThin", { thickness: boardThickness, load }, set("thickness", "t", limits.rackBoard)),
    values.s === "c" && warning("conveyor"),
    country !== undefined &&
      needsIspmMark(country) &&
      values.h !== "1" &&
      warning("htNeeded", { country }, { key: "ht", values: {}, field: "h", value: "1" }),
  ];
  // The construction of a catalogue pallet needs no warning: the company sells it.
  const isChanged = isCustom(reading);
  const begun = textsOf(startOf(reading));
  const isCausedBySides = (["n", "b", "a"] as const).every((name) => reading.texts[name] === begun[name]);
  return all
    .filter((each): each is Warning => Boolean(each) && (isChanged || !isOfBuild(each as Warning)))
    .map((each) => (each.group === "deck" && isCausedBySides ? { ...each, group: "dimensions" } : each));
}

/** Returns whether a warning is about the construction of a pallet, whatever its use. */
function isOfBuild({ group }: Warning): boolean {
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
