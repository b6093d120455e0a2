import { decimals, figure, inMillimetres, tonnes } from "../../_i18n/figures";
import type { MixedKind } from "../../_load/drawing/mixed-plan";
import { lineOfPallets, type quantityInLoads } from "../kit/goods";
import type { Answer, ResultRow } from "../kit/tool";
import { type MixedPlan, type PlanName, type PlannerProps, type PlanReading, type PlanShare } from "./plan";

export interface PlanAnswer extends Answer<PlanName> {
  /** Pieces per vehicle; of a mixed load, stacks and pieces. */
  readonly formula: string;
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

const shareName = ({ product, pallet }: PlanShare) =>
  product?.shortName ?? inMillimetres(pallet.length, pallet.depth);

/** Formats a mixed load in the page's language. */
export function mixedAnswer(
  { t }: PlannerProps,
  { refused }: PlanReading,
  { vehicle, shares, missing, load }: MixedPlan,
  title: string,
): PlanAnswer {
  const names = shares.map(shareName);
  // Sides are too long for a stack in the drawing, and two kinds may have the same pallet.
  const isShort = new Set(names).size === names.length && shares.every(({ product }) => product);
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
    kinds: shares.map(({ pallet, quantity }, share) => {
      const letter = String.fromCharCode(65 + share);
      const name = names[share] ?? "";
      return {
        name: isShort ? name : letter,
        pallet,
        amount: t("load.mixed.amount", {
          stacks: load.stacksByShare[share] ?? 0,
          name: isShort ? name : `${letter}: ${name}`,
          pieces: number(quantity),
        }),
      };
    }),
    tooHeavy: load.isTooHeavy
      ? t("load.result.overPayload", { payload: tonnes(t.region, vehicle.payload) })
      : undefined,
    said: isRefused ? "" : inSentences([title, formula, verdict]),
    lines:
      isRefused || missing
        ? []
        : shares.map(({ product, pallet, quantity }) => lineOfPallets(product, pallet, quantity)),
    pieces: load.pieces,
    add: t("adding.mixed", { pieces: number(load.pieces), lines: shares.length }),
    missing: missing ?? "pieces",
    faulty: isRefused ? t("load.faulty") : undefined,
    rows: shares.length ? rows : [],
  };
}
