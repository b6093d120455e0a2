import type { PalletGeometry } from "../../_content/products";
import { figure, inMillimetres, tonnes } from "../../_i18n/figures";
import type { FullLoad } from "../../_load/full-load";
import { loadingMetres, loadingWidth } from "../../_load/mixed-load";
import { palletName, quantityInLoads, vehicleAfter } from "../kit/goods";
import { type Definition, noResult } from "../kit/tool";
import { inSentences, massRow, metresRow, mixedAnswer, type PlanAnswer } from "./plan-answer";
import {
  lineOfPlan,
  type LoadPlan,
  planFields,
  plannerParts,
  type PlannerProps,
  planOf,
  type PlanReading,
  type SinglePlan,
} from "./plan";

function openAnswer({ t }: PlannerProps, { refused }: PlanReading, title: string): PlanAnswer {
  const isRefused = refused.length > 0;
  const faulty = isRefused ? t("load.faulty") : undefined;
  return { ...noResult, title, formula: "", said: isRefused ? "" : `${title}.`, missing: "pieces", faulty };
}

/**
 * Announces the most important facts first: loads and missing pieces for a quantity, otherwise the pieces
 * per vehicle. A load that does not fit has no mass.
 */
function singleAnswer(
  { t }: PlannerProps,
  reading: PlanReading,
  plan: SinglePlan,
  title: string,
): PlanAnswer {
  const { vehicle, pallet, load } = plan;
  const { pieces } = reading.values;
  const isRefused = reading.refused.length > 0;
  const line = lineOfPlan(reading, plan);
  const formula = formulaOf(t, load);
  const number = (count: number) => figure(t.region, count);
  const payload = tonnes(t.region, vehicle.payload);
  const tooHeavy = load.isTooHeavy
    ? t("load.result.perTrip", { payload, pieces: number(load.perTrip) })
    : undefined;
  const massFormula = t("load.formula.mass", {
    pieces: number(load.pieces),
    mass: number(pallet.mass),
    total: tonnes(t.region, load.mass),
    payload,
  });
  const whole = pieces && load.perTrip > 0 ? pieces * pallet.mass : undefined;
  const inLoads = pieces && whole ? quantityInLoads(t, vehicle.kind, load.perTrip, pieces) : undefined;
  const said = inLoads
    ? [
        inLoads.loads,
        inLoads.missing && t("load.formula.rest", { missing: inLoads.missing }),
        t("load.result.whole", { pieces: number(pieces ?? 0), total: tonnes(t.region, whole ?? 0) }),
        tooHeavy,
        title,
      ]
    : [formula, title, ...(load.pieces > 0 ? [massFormula, tooHeavy] : [])];
  return {
    title,
    formula,
    inLoads,
    whole,
    massFormula,
    tooHeavy,
    said: isRefused ? "" : inSentences(said),
    lines: line ? [line] : [],
    pieces: pieces ?? load.perTrip,
    missing: "pieces",
    // A refused quantity leaves the plan of a full load.
    faulty: isRefused ? t("load.faultyQuantity") : undefined,
    rows: [
      ...(pieces ? [{ term: t("load.quantityLabel"), value: pieces, shown: "" }] : []),
      { term: t("load.facts.pieces"), value: load.perTrip, shown: "" },
      { term: t("load.facts.places"), value: load.stacks },
      { term: t("load.facts.perStack"), value: load.perStack },
      {
        term: t("load.facts.stackHeight"),
        value: load.stackHeight,
        unit: "mm",
        shown: inMillimetres(load.stackHeight),
      },
      // Loading metres apply only to vehicles of full width.
      ...(vehicle.width < loadingWidth ? [] : [metresRow(t, load.stacks * loadingMetres(pallet))]),
      massRow(t, load.mass),
    ],
  };
}

function formulaOf(
  t: PlannerProps["t"],
  { pieces, perTrip, stacks, perStack, isTooHeavy, isProven }: FullLoad,
): string {
  if (pieces === 0) return t("load.result.none");
  if (isTooHeavy) return t("load.formula.piecesByWeight", { pieces: figure(t.region, perTrip) });
  const sum = { stacks, perStack: figure(t.region, perStack), pieces: figure(t.region, pieces) };
  return t(isProven ? "load.formula.pieces" : "load.formula.piecesAtLeast", sum);
}

function planAnswer(props: PlannerProps, reading: PlanReading, plan: LoadPlan): PlanAnswer {
  const { t } = props;
  const titled = (name: string) => `${name}, ${vehicleAfter(props, plan.vehicle)}`;
  if (plan.kind === "mixed") return mixedAnswer(props, reading, plan, titled(t("load.mixed.heading")));
  const nameOf = (pallet?: PalletGeometry) => titled(palletName(props, reading.values.pallet, pallet));
  if (plan.kind === "open") return openAnswer(props, reading, nameOf());
  return singleAnswer(props, reading, plan, nameOf(plan.pallet));
}

export const loadTool = {
  id: "plan",
  parts: plannerParts,
  lists: ["pallets", "vehicles"],
  fields: planFields,
  label: ({ t }) => t("load.toolLabel"),
  compute: planOf,
  answer: planAnswer,
} as const satisfies Definition<typeof planFields, PlannerProps, LoadPlan, PlanAnswer>;
