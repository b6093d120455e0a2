import { type Product, productById } from "../../../_content/products";
import { decimals, figure, tonnes, withinSentence } from "../../../_i18n/figures";
import type { MixedKind } from "../../../_load/drawing/mixed-plan";
import { type MixedLoad, mixedLoad } from "../../../_load/mixed-load";
import { mixedOf, type LoadPlan } from "../../../_load/plan";
import type { Line } from "../../../_quote/line/line";
import { inSentences, type LoadFacts, vehicleNameOf } from "./load-sentences";
import type { PlannerPartProps } from "./planner-messages";

/** A planned mixed load and its texts. */
export interface Mix {
  readonly load: MixedLoad;
  readonly kinds: readonly MixedKind[];
  /** One line per kind. */
  readonly lines: readonly Line[];
  readonly title: string;
  readonly formula: string;
  readonly verdict: string;
  /** Used length of each body. */
  readonly lengths: readonly string[];
  readonly topAlt: string;
  readonly facts: LoadFacts;
  /** Label of the button that adds it to the quote list. */
  readonly add: string;
  readonly tooHeavy: string | undefined;
}

/**
 * Plans a mixed load and formats its texts.
 *
 * @param text the mixed load in the address
 */
export function mixOf({ t, vehicles }: PlannerPartProps, plan: LoadPlan, text: string): Mix {
  const { vehicle } = plan;
  const number = (count: number) => figure(t.region, count);
  const shares = [...mixedOf(text)].flatMap(([id, quantity]) => {
    const product: Product | undefined = productById(id);
    return product ? [{ id, quantity, pallet: product.geometry, name: product.shortName }] : [];
  });
  const load = mixedLoad(vehicle, shares, plan);
  const stacksOf = (share: number) => load.stacksByShare[share] ?? 0;
  const kinds = shares.map(({ name, quantity, pallet }, share) => ({
    name,
    pallet,
    amount: t("load.mixed.amount", { stacks: stacksOf(share), name, pieces: number(quantity) }),
  }));
  const vehicleName = withinSentence(t.region, vehicleNameOf(vehicles, vehicle));
  const lengths = load.reach.map((reach) =>
    t("load.mixed.taken", {
      taken: decimals(t.region, reach / 1000, 1),
      whole: decimals(t.region, vehicle.length / 1000, 1),
    }),
  );
  const left = load.stacks - load.placed.length;
  return {
    load,
    kinds,
    lines: shares.map(({ id, quantity }) => ({ kind: "product", product: id, pieces: quantity })),
    title: `${t("load.mixed.heading")}, ${vehicleName}`,
    formula: t("load.mixed.pieces", { stacks: load.stacks, pieces: number(load.pieces) }),
    verdict: shares.length
      ? inSentences([t(`load.mixed.${load.fit}`), left ? t("load.mixed.left", { stacks: left }) : undefined])
      : t("load.mixed.empty"),
    lengths,
    add: t("adding.mixed", { pieces: number(load.pieces), lines: shares.length }),
    tooHeavy: load.isTooHeavy
      ? t("load.result.overPayload", { payload: tonnes(t.region, vehicle.payload) })
      : undefined,
    topAlt: t("load.mixed.topAlt", {
      stacks: load.placed.length,
      vehicle: vehicleName,
      kinds: kinds.map(({ amount }) => amount).join("; "),
    }),
    facts: [
      { term: t("load.facts.places"), value: number(load.stacks) },
      { term: t("load.facts.pieces"), value: number(load.pieces) },
      { term: t("load.facts.taken"), value: lengths.join(" + ") },
      ...(load.metres === undefined
        ? []
        : [{ term: t("load.facts.metres"), value: decimals(t.region, load.metres, 1) }]),
    ],
  };
}
