import { products } from "../../_content/products";
import { decimals, figure, tonnes, withinSentence } from "../../_i18n/figures";
import { vehicleName } from "../kit/goods";
import type { ResultRow } from "../kit/tool";
import { inSentences, metresRow, type PlanAnswer } from "./load-sentences";
import type { MixedPlan, PlannerProps } from "./plan";

/** Formats a mixed load in the page's language. */
export function mixedAnswer(props: PlannerProps, { vehicle, shares, load }: MixedPlan): PlanAnswer {
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
