import { type Product, productById } from "../../../_content/products";
import { decimals, figure } from "../../../_i18n/figures";
import { fill, inSentences, plural } from "../../../_i18n/templates";
import type { MixedKind } from "../../../_features/load/drawing/mixed-plan";
import { type MixedLoad, mixedLoad } from "../../../_features/load/mixed-load";
import { mixedOf, type Plan } from "../../../_features/load/plan";
import type { Line } from "../../../_features/quote/line";
import { vehicleNameOf } from "./load-sentences";
import type { LoadFacts, PlannerProps } from "./planner-words";

/** A mixed load as it is planned: what is in it, where it stands, and what is said of it. */
export interface Mix {
  readonly load: MixedLoad;
  readonly kinds: readonly MixedKind[];
  /** One for each kind. */
  readonly lines: readonly Line[];
  readonly title: string;
  readonly formula: string;
  readonly verdict: string;
  /** Of each body: how much of its length is taken. */
  readonly lengths: readonly string[];
  readonly topAlt: string;
  readonly facts: LoadFacts;
}

/**
 * Plans a mixed load and says it in the page's language.
 *
 * @param text the mixed load as the address has it
 */
export function mixOf(props: PlannerProps, plan: Plan, text: string): Mix {
  const { locale, words, vehicles } = props;
  const { vehicle } = plan;
  const number = (count: number) => figure(locale, count);
  const shares = [...mixedOf(text)].flatMap(([id, quantity]) => {
    const product: Product | undefined = productById(id);
    return product ? [{ id, quantity, pallet: product.geometry, name: product.shortName }] : [];
  });
  const load = mixedLoad(vehicle, shares, plan);
  const stacksOf = (share: number) => load.stacksByShare[share] ?? 0;
  const kinds = shares.map(({ name, quantity, pallet }, share) => ({
    name,
    pallet,
    amount: plural(locale, words.mixed.amount, stacksOf(share), { name, pieces: number(quantity) }),
  }));
  const vehicleName = vehicleNameOf(vehicles, vehicle);
  const lengths = load.reach.map((reach) =>
    fill(words.mixed.taken, {
      taken: decimals(locale, reach / 1000, 1),
      whole: decimals(locale, vehicle.length / 1000, 1),
    }),
  );
  const left = load.stacks - load.placed.length;
  return {
    load,
    kinds,
    lines: shares.map(({ id, quantity }) => ({ kind: "product", product: id, pieces: quantity })),
    title: `${words.mixed.heading}, ${vehicleName}`,
    formula: plural(locale, words.mixed.pieces, load.stacks, { pieces: number(load.pieces) }),
    verdict: shares.length
      ? inSentences([words.mixed[load.fit], left ? plural(locale, words.mixed.left, left) : undefined])
      : words.mixed.empty,
    lengths,
    topAlt: plural(locale, words.mixed.topAlt, load.placed.length, {
      vehicle: vehicleName,
      kinds: kinds.map(({ amount }) => amount).join("; "),
    }),
    facts: [
      { term: words.facts.places, value: number(load.stacks) },
      { term: words.facts.pieces, value: number(load.pieces) },
      { term: words.facts.taken, value: lengths.join(" + ") },
      ...(load.metres === undefined
        ? []
        : [{ term: words.facts.metres, value: decimals(locale, load.metres, 1) }]),
    ],
  };
}
