import { dimensionsOf } from "../../_content/products";
import { decimals, figure, inMillimetres, tonnes, withinSentence } from "../../_i18n/figures";
import type { MixedKind } from "../../_load/drawing/mixed-plan";
import type { FullLoad } from "../../_load/full-load";
import { loadingMetres, loadingWidth } from "../../_load/mixed-load";
import { palletName, vehicleName, quantityInLoads } from "../kit/goods";
import { type Answer, type Definition, noResult, type ResultRow } from "../kit/tool";
import {
  lineOfPlan,
  lineOfShare,
  type LoadPlan,
  type MixedPlan,
  planOf,
  type PlanShare,
  type SinglePlan,
} from "./plan";
import { planFields, type PlanName, plannerParts, type PlannerProps, type PlanReading } from "./plan-fields";

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

/** Formats a plan without a pallet. */
function openAnswer({ t }: PlannerProps, { refused }: PlanReading, title: string): PlanAnswer {
  const isRefused = refused.length > 0;
  const faulty = isRefused ? t("load.faulty") : undefined;
  return { ...noResult, title, formula: "", said: isRefused ? "" : `${title}.`, missing: "pieces", faulty };
}

/**
 * Formats a plan of one pallet in the page's language. Announces the most important facts first: loads and missing
 * pieces for a quantity, otherwise the pieces per vehicle. A load that does not fit has no mass.
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

/** Formats the pieces per vehicle, limited by places or by payload. */
function formulaOf(
  t: PlannerProps["t"],
  { pieces, perTrip, stacks, perStack, isTooHeavy, isProven }: FullLoad,
): string {
  if (pieces === 0) return t("load.result.none");
  if (isTooHeavy) return t("load.formula.piecesByWeight", { pieces: figure(t.region, perTrip) });
  const sum = { stacks, perStack: figure(t.region, perStack), pieces: figure(t.region, pieces) };
  return t(isProven ? "load.formula.pieces" : "load.formula.piecesAtLeast", sum);
}

function metresRow(t: PlannerProps["t"], metres: number): ResultRow {
  return { term: t("load.facts.metres"), value: metres, digits: 1, shown: decimals(t.region, metres, 1) };
}

function massRow(t: PlannerProps["t"], mass: number): ResultRow {
  return { term: t("load.facts.mass"), value: mass, unit: "kg", shown: "" };
}

/** Names a share: its catalogue pallet, or its sides. */
const shareName = ({ product, pallet }: PlanShare) =>
  product?.shortName ?? inMillimetres(pallet.length, pallet.depth);

/** Formats a mixed load in the page's language. */
function mixedAnswer(
  { t }: PlannerProps,
  { refused }: PlanReading,
  { vehicle, shares, missing, load }: MixedPlan,
  title: string,
): PlanAnswer {
  const number = (count: number) => figure(t.region, count);
  const metres = (mm: number) => decimals(t.region, mm / 1000, 1);
  const left = load.stacks - load.placed.length;
  const isRefused = refused.length > 0;
  const formula = t("load.mixed.pieces", { stacks: load.stacks, pieces: number(load.pieces) });
  const verdict = shares.length
    ? inSentences([t(`load.mixed.${load.fit}`), left > 0 && t("load.mixed.left", { stacks: left })])
    : t("load.mixed.empty");
  const lengths = load.reach.map((reach) =>
    t("load.mixed.taken", { taken: metres(reach), whole: metres(vehicle.length) }),
  );
  const rows: ResultRow[] = [
    ...shares.map((share) => ({ term: shareName(share), value: share.quantity, shown: "" })),
    { term: t("load.facts.places"), value: load.stacks },
    { term: t("load.facts.pieces"), value: load.pieces },
    { term: t("load.facts.taken"), value: lengths.join(" + ") },
    ...(load.metres === undefined ? [] : [metresRow(t, load.metres)]),
    massRow(t, load.mass),
  ];
  return {
    title,
    verdict,
    lengths,
    formula: shares.length ? formula : "",
    kinds: shares.map((share, index) => ({
      // Two kinds may have the same pallet, with a different height or number.
      name: String.fromCharCode(65 + index),
      pallet: share.pallet,
      amount: t("load.mixed.amount", {
        stacks: load.stacksByShare[index] ?? 0,
        name: `${String.fromCharCode(65 + index)}: ${shareName(share)}`,
        pieces: number(share.quantity),
      }),
    })),
    tooHeavy: load.isTooHeavy
      ? t("load.result.overPayload", { payload: tonnes(t.region, vehicle.payload) })
      : undefined,
    said: isRefused ? "" : inSentences([title, formula, verdict]),
    lines: isRefused || missing ? [] : shares.map(lineOfShare),
    pieces: load.pieces,
    add: t("adding.mixed", { pieces: number(load.pieces), lines: shares.length }),
    missing: missing ?? "pieces",
    faulty: isRefused ? t("load.faulty") : undefined,
    rows: shares.length ? rows : [],
  };
}

/** Formats a plan in the page's language. */
function planAnswer(props: PlannerProps, reading: PlanReading, plan: LoadPlan): PlanAnswer {
  const { t } = props;
  const titled = (name: string) => `${name}, ${withinSentence(t.region, vehicleName(props, plan.vehicle))}`;
  if (plan.kind === "mixed") return mixedAnswer(props, reading, plan, titled(t("load.mixed.heading")));
  const name = palletName(props, reading.values.pallet);
  if (plan.kind === "open") return openAnswer(props, reading, titled(name ?? t("load.ownLabel")));
  const { pallet } = plan;
  return singleAnswer(props, reading, plan, titled(name ?? `${t("load.ownLabel")}, ${dimensionsOf(pallet)}`));
}

/** Joins texts as sentences with one full stop each. The full stop of an abbreviation counts ("561 szt."). */
export function inSentences(texts: readonly (string | false | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Plans the load of a vehicle with one pallet, or with several kinds. */
export const loadTool = {
  id: "plan",
  parts: plannerParts,
  lists: ["pallets", "vehicles"],
  fields: planFields,
  label: ({ t }) => t("load.toolLabel"),
  compute: planOf,
  answer: planAnswer,
} as const satisfies Definition<typeof planFields, PlannerProps, LoadPlan, PlanAnswer>;
