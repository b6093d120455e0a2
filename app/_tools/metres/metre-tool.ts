import { figure, inMillimetres, tonnes } from "../../_i18n/figures";
import type { LoadedKind } from "../../_load/drawing/mixed-plan";
import { lineOfPallets, vehicleAfter, vehicleName } from "../kit/goods";
import { type Answer, type Definition, noResult, type ResultRow } from "../kit/tool";
import { metreFields, type MetreName, metreParts, type MetreProps, type MetreReading } from "./metre-fields";
import { type MetrePlan, metrePlanOf } from "./metre-plan";

export interface MetreAnswer extends Answer<MetreName> {
  readonly sum: string;
  /** Whether everything fits, and whether it is too heavy. */
  readonly verdict: string;
  readonly vehicle: string;
  readonly kinds: readonly LoadedKind[];
}

/** Formats metres with one or two decimals. */
export function metresText(region: string, metres: number): string {
  return figure(region, metres, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}

function metreAnswer(props: MetreProps, { refused }: MetreReading, plan: MetrePlan): MetreAnswer {
  const { t } = props;
  const { vehicle, load, metres, places } = plan;
  const named = vehicleAfter(props, vehicle);
  const misfits = plan.misfits.map(([name, fault, limit]) => [name, t(`metres.faults.${fault}`, { limit })]);
  const open = { missing: refused[0] ?? "pieces", faults: Object.fromEntries(misfits), vehicle: named };
  if (!load) {
    const title = vehicleName(props, vehicle);
    return { ...open, ...noResult, title, sum: "", verdict: "", kinds: [], faulty: t("load.faulty") };
  }
  const names = plan.kinds.map(({ product, base: { length, depth }, quantity }) =>
    t("metres.result.kind", { pieces: quantity, pallet: product?.shortName ?? inMillimetres(length, depth) }),
  );
  const kinds = plan.kinds.map(({ pallet, base }, kind) => {
    const name = String.fromCharCode(65 + kind);
    const values = { name, kind: names[kind] ?? "", places: load.stacksByShare[kind] ?? 0 };
    return { name, pallet, deck: base.height, amount: t("metres.result.amount", values) };
  });
  const total = metres.reduce((sum, each) => sum + each, 0);
  const left = load.left.reduce((sum, pieces) => sum + pieces, 0);
  const metreRow = (term: string, value: number): ResultRow => ({
    term,
    value,
    unit: "ldm",
    shown: `${metresText(t.region, value)}\u00a0ldm`,
  });
  const payload = { payload: tonnes(t.region, vehicle.payload) };
  const title = `${names.join(" + ")}, ${named}`;
  const sum = metresText(t.region, total);
  const verdict = [
    t(`metres.result.${left === 0 ? "fits" : load.fit === "over" ? "over" : "tight"}`, { left }),
    places && t("metres.result.most", { places }),
    load.isTooHeavy && t("load.result.overPayload", payload),
  ];
  const { length, bodies } = vehicle;
  const isWeighed = plan.kinds.every(({ pallet }) => pallet.mass > 0);
  const masses: ResultRow[] = [
    { term: t("load.facts.mass"), value: load.mass, unit: "kg" },
    ...(load.isTooHeavy
      ? []
      : [{ term: t("metres.result.payloadLeft"), value: vehicle.payload - load.mass, unit: "kg" }]),
    { term: t("metres.result.massPerMetre"), value: Math.round(load.mass / total), unit: "kg" },
    {
      term: t("metres.result.payloadPerMetre"),
      value: Math.round((vehicle.payload * 1000) / (length * bodies)),
      unit: "kg",
    },
  ];
  return {
    ...open,
    title,
    sum,
    kinds,
    verdict: verdict.filter(Boolean).join(" "),
    said: `${sum} ldm. ${verdict.filter(Boolean).join(" ")} ${title}.`,
    lines: plan.kinds.map(({ product, base, pallet: { height, mass }, quantity }) => {
      const note = t(`metres.result.${mass ? "noteMass" : "note"}`, { height, mass });
      return lineOfPallets(product, base, quantity, note);
    }),
    pieces: load.pieces,
    rows: [
      ...names.map((term, kind) => metreRow(term, metres[kind] ?? 0)),
      ...(names.length > 1 ? [metreRow(t("metres.result.all"), total)] : []),
      { term: t("metres.result.places"), value: load.stacks },
      ...(left ? [{ term: t("metres.result.left"), value: left }] : []),
      ...(isWeighed ? masses : [{ term: t("load.facts.mass"), value: "–" }]),
    ],
  };
}

export const metreTool = {
  id: "metre",
  parts: metreParts,
  lists: ["pallets", "vehicles"],
  fields: metreFields,
  label: ({ t }) => t("metres.toolLabel"),
  compute: metrePlanOf,
  answer: metreAnswer,
} as const satisfies Definition<typeof metreFields, MetreProps, MetrePlan, MetreAnswer>;
