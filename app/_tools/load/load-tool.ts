import { dimensionsOf, products } from "../../_content/products";
import { decimals, figure, inMillimetres, tonnes, withinSentence } from "../../_i18n/figures";
import type { MixedKind } from "../../_load/drawing/mixed-plan";
import type { FullLoad } from "../../_load/full-load";
import { loadingMetres, loadingWidth } from "../../_load/mixed-load";
import { own, palletName, vehicleName, quantityInLoads } from "../kit/goods";
import { type Answer, type Definition, noResult, type ResultRow } from "../kit/tool";
import {
  lineOfPlan,
  type LoadPlan,
  type MixedPlan,
  planFields,
  planOf,
  plannerParts,
  type PlannerProps,
  type PlanReading,
  type SinglePlan,
} from "./plan";

export interface PlanAnswer extends Answer<keyof typeof planFields> {
  readonly formula: string;
  /** Sums beside the drawings. */
  readonly sum?: {
    readonly mass: number;
    /** Calculation of the mass. */
    readonly formula?: string;
    /** Mass of the whole quantity, kg. The mass is then per vehicle. */
    readonly whole?: number | undefined;
    readonly tooHeavy: string | undefined;
  };
  /** Texts of a plan of one pallet. */
  readonly single?: ReturnType<typeof singleTexts>;
  /** Texts of a mixed load. */
  readonly mixed?: {
    readonly kinds: readonly MixedKind[];
    readonly verdict: string;
    /** Used length of each body. */
    readonly lengths: readonly string[];
    readonly topAlt: string;
  };
}

/** Formats a plan of one pallet in the page's language. */
export function singleAnswer(
  props: PlannerProps,
  reading: PlanReading,
  plan: Exclude<LoadPlan, MixedPlan>,
): PlanAnswer {
  const { t } = props;
  const { values, refused } = reading;
  const isRefused = refused.length > 0;
  const pallet = plan.kind === "single" && values.p === own ? `, ${dimensionsOf(plan.pallet)}` : "";
  const name = palletName(props, values.p) ?? t("load.ownLabel") + pallet;
  const title = `${name}, ${withinSentence(t.region, vehicleName(props, plan.vehicle))}`;
  if (plan.kind === "open") {
    const faulty = isRefused ? t("load.faulty") : undefined;
    return { ...noResult, title, formula: "", said: isRefused ? "" : `${title}.`, missing: "q", faulty };
  }
  const { load } = plan;
  const single = singleTexts(props, plan, values.q);
  const line = lineOfPlan(reading, plan);
  const mass = t("load.formula.mass", {
    pieces: figure(t.region, load.pieces),
    mass: figure(t.region, plan.pallet.mass),
    total: tonnes(t.region, load.mass),
    payload: tonnes(t.region, plan.vehicle.payload),
  });
  return {
    title,
    formula: single.formula,
    said: isRefused ? "" : saidOf(t, load, title, single, mass),
    lines: line ? [line] : [],
    pieces: values.q ?? load.perTrip,
    missing: "q",
    // A refused quantity leaves the plan of a full load.
    faulty: isRefused ? t("load.faultyQuantity") : undefined,
    rows: rowsOf(props, plan, values.q),
    ...(load.pieces > 0 && {
      sum: {
        mass: load.mass,
        formula: mass,
        whole: values.q && load.perTrip ? values.q * plan.pallet.mass : undefined,
        tooHeavy: single.tooHeavy,
      },
    }),
    single,
  };
}

/** Formats a load of one pallet, also for screen readers, and a quantity in loads. */
function singleTexts(
  { t, ...props }: PlannerProps,
  { vehicle, pallet, load }: SinglePlan,
  quantity?: number,
) {
  const number = (count: number) => figure(t.region, count);
  const { stacks, stackHeight, usable, inRows, along } = load;
  const perStack = number(load.perStack);
  const payload = tonnes(t.region, vehicle.payload);
  return {
    formula: formulaOf(t, load),
    stack: t(load.isLimited ? "load.formula.stackCapped" : "load.formula.stack", {
      ...{ perStack, stackHeight, usable },
      height: pallet.height,
    }),
    tooHeavy: load.isTooHeavy
      ? t("load.result.perTrip", { payload, pieces: number(load.perTrip) })
      : undefined,
    inRows:
      inRows < stacks ? t("load.result.inRows", { stacks: number(stacks), rows: number(inRows) }) : undefined,
    topAlt: t("load.drawing.topAlt", {
      ...{ stacks, vehicle: withinSentence(t.region, vehicleName(props, vehicle)) },
      ...{ along: number(along), across: number(stacks - along) },
    }),
    sideAlt: t("load.drawing.sideAlt", { perStack, stackHeight, left: usable - stackHeight }),
    whole: quantity
      ? t("load.result.whole", {
          pieces: number(quantity),
          total: tonnes(t.region, quantity * pallet.mass),
        })
      : undefined,
    ...(quantity && load.perTrip > 0 && quantityInLoads(t, vehicle.kind, load.perTrip, quantity)),
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

/** Returns the rows of a plan. Loading metres apply only to vehicles of full width. */
function rowsOf({ t }: PlannerProps, { vehicle, pallet, load }: SinglePlan, quantity?: number): ResultRow[] {
  const metres = load.stacks * loadingMetres(pallet);
  return [
    ...(quantity ? [{ term: t("load.quantityLabel"), value: quantity, shown: "" }] : []),
    { term: t("load.facts.pieces"), value: load.perTrip, shown: "" },
    { term: t("load.facts.places"), value: load.stacks },
    { term: t("load.facts.perStack"), value: load.perStack },
    {
      ...{ term: t("load.facts.stackHeight"), value: load.stackHeight, unit: "mm" },
      shown: inMillimetres(load.stackHeight),
    },
    ...(vehicle.width < loadingWidth ? [] : [metresRow(t, metres)]),
    { term: t("load.facts.mass"), value: load.mass, unit: "kg", shown: "" },
  ];
}

function metresRow(t: PlannerProps["t"], metres: number): ResultRow {
  return { term: t("load.facts.metres"), value: metres, shown: decimals(t.region, metres, 1) };
}

/**
 * Returns a plan's announcement, most important facts first: loads and missing pieces for a quantity,
 * otherwise the pieces per vehicle. A load that does not fit has no mass.
 */
function saidOf(
  t: PlannerProps["t"],
  load: FullLoad,
  title: string,
  { formula, tooHeavy, whole, ...quantity }: ReturnType<typeof singleTexts>,
  mass: string,
): string {
  if (load.pieces === 0) return inSentences([formula, title]);
  const { loads, missing } = quantity;
  if (!loads) return inSentences([formula, title, mass, tooHeavy]);
  return inSentences([loads, missing && t("load.formula.rest", { missing }), whole, tooHeavy, title]);
}

/** Formats a mixed load in the page's language. */
function mixedAnswer(props: PlannerProps, { vehicle, shares, load }: MixedPlan): PlanAnswer {
  const { t } = props;
  const number = (count: number) => figure(t.region, count);
  const kinds = shares.map(({ product, quantity, pallet }, share) => ({
    name: product.shortName,
    pallet,
    amount: t("load.mixed.amount", {
      stacks: load.stacksByShare[share] ?? 0,
      name: product.shortName,
      pieces: number(quantity),
    }),
  }));
  const named = withinSentence(t.region, vehicleName(props, vehicle));
  const lengths = load.reach.map((reach) =>
    t("load.mixed.taken", {
      taken: decimals(t.region, reach / 1000, 1),
      whole: decimals(t.region, vehicle.length / 1000, 1),
    }),
  );
  const left = load.stacks - load.placed.length;
  const title = `${t("load.mixed.heading")}, ${named}`;
  const formula = t("load.mixed.pieces", { stacks: load.stacks, pieces: number(load.pieces) });
  const verdict = shares.length
    ? inSentences([t(`load.mixed.${load.fit}`), left ? t("load.mixed.left", { stacks: left }) : undefined])
    : t("load.mixed.empty");
  const rows: ResultRow[] = [
    ...shares.map(({ product, quantity }) => ({ term: product.shortName, value: quantity, shown: "" })),
    { term: t("load.facts.places"), value: load.stacks },
    { term: t("load.facts.pieces"), value: load.pieces },
    { term: t("load.facts.taken"), value: lengths.join(" + ") },
    ...(load.metres === undefined ? [] : [metresRow(t, load.metres)]),
    { term: t("load.facts.mass"), value: load.mass, unit: "kg", shown: "" },
  ];
  return {
    title,
    formula,
    said: inSentences([title, formula, verdict]),
    lines: shares.map(({ product, quantity }) => ({
      kind: "product",
      product: product.id,
      pieces: quantity,
    })),
    add: t("adding.mixed", { pieces: number(load.pieces), lines: shares.length }),
    missing: `x${products[0].id}`,
    rows: shares.length ? rows : [],
    ...(shares.length > 0 && {
      sum: {
        mass: load.mass,
        tooHeavy: load.isTooHeavy
          ? t("load.result.overPayload", { payload: tonnes(t.region, vehicle.payload) })
          : undefined,
      },
    }),
    mixed: {
      kinds,
      verdict,
      lengths,
      topAlt: t("load.mixed.topAlt", {
        stacks: load.placed.length,
        vehicle: named,
        kinds: kinds.map(({ amount }) => amount).join("; "),
      }),
    },
  };
}

/** Joins texts as sentences with one full stop each. The full stop of an abbreviation counts ("561 szt."). */
export function inSentences(texts: readonly (string | undefined)[]): string {
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
  answer: (props, reading, plan) =>
    plan.kind === "mixed" ? mixedAnswer(props, plan) : singleAnswer(props, reading, plan),
} as const satisfies Definition<typeof planFields, PlannerProps, LoadPlan, PlanAnswer>;
