import { decimals, figure, inMillimetres, tonnes } from "../../_i18n/figures";
import type { ResultRow } from "../kit/tool";
import { lineOfShare, type MixedPlan, type PlanShare } from "./plan";
import { inSentences, massRow, metresRow, type PlanAnswer } from "./plan-answer";
import type { PlannerProps, PlanReading } from "./plan-fields";

/** Names a share: its catalogue pallet, or its sides. */
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
    lines: isRefused || missing ? [] : shares.map(lineOfShare),
    pieces: load.pieces,
    add: t("adding.mixed", { pieces: number(load.pieces), lines: shares.length }),
    missing: missing ?? "pieces",
    faulty: isRefused ? t("load.faulty") : undefined,
    rows: shares.length ? rows : [],
  };
}
