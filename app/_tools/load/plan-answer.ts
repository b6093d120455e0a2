import { decimals } from "../../_i18n/figures";
import type { MixedKind } from "../../_load/drawing/mixed-plan";
import type { quantityInLoads } from "../kit/goods";
import type { Answer, ResultRow } from "../kit/tool";
import type { PlanName, PlannerProps } from "./plan-fields";

export interface PlanAnswer extends Answer<PlanName> {
  /** Pieces per vehicle; of a mixed load, stacks and pieces. */
  readonly formula: string;
  /** The quantity in loads. */
  readonly inLoads?: ReturnType<typeof quantityInLoads> | undefined;
  /** Mass of the whole quantity, kg. The plan's mass is then that of a load. */
  readonly whole?: number | undefined;
  readonly massFormula?: string;
  readonly tooHeavy?: string | undefined;
  /** Whether a mixed load fits; its kinds, and the length that is taken of each body. */
  readonly verdict?: string;
  readonly kinds?: readonly MixedKind[];
  readonly lengths?: readonly string[];
}

export function metresRow(t: PlannerProps["t"], metres: number): ResultRow {
  return { term: t("load.facts.metres"), value: metres, digits: 1, shown: decimals(t.region, metres, 1) };
}

export function massRow(t: PlannerProps["t"], mass: number): ResultRow {
  return { term: t("load.facts.mass"), value: mass, unit: "kg", shown: "" };
}

/** Joins texts as sentences with one full stop each. The full stop of an abbreviation counts ("561 szt."). */
export function inSentences(texts: readonly (string | false | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
