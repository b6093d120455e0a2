import type { PalletGeometry } from "../../../_content/products";
import type { Vehicle } from "../../../_content/vehicles";
import { decimals, figure, inMillimetres, tonnes } from "../../../_i18n/figures";
import type { Locale } from "../../../_i18n/languages";
import { fill, inSentences, plural } from "../../../_i18n/templates";
import { type FullLoad, inLoads } from "../../../_features/load/full-load";
import { loadingMetres, loadingWidth } from "../../../_features/load/mixed-load";
import type { Plan } from "../../../_features/load/plan";
import type { LoadFacts, PlannerProps, LoadReport } from "./planner-words";

/** Says a load in the page's language: the same sentences for eyes and for ears. */
export function loadSentences(
  { locale, words, pallets, vehicles }: PlannerProps,
  { vehicle, productId, quantity }: Plan,
  pallet: PalletGeometry,
  load: FullLoad,
): LoadReport {
  const number = (count: number) => figure(locale, count);
  const vehicleName = vehicleNameOf(vehicles, vehicle);
  const product = pallets.find(({ id }) => id === productId);
  const { length, depth, height } = pallet;
  const palletName = product?.name ?? `${words.custom}, ${length} × ${depth} × ${height} mm`;
  const sums = { count: number(load.stacks), perStack: number(load.perStack), pieces: number(load.pieces) };
  const formula = plural(locale, load.isProven ? words.pieces : words.atLeast, load.stacks, sums);
  const payload = tonnes(locale, vehicle.payload);
  const heights = { ...sums, height, stackHeight: load.stackHeight, usable: load.usable };
  return {
    title: `${palletName}, ${vehicleName}`,
    formula: load.pieces > 0 ? formula : words.none,
    stack: fill(load.isLimited ? words.stackLimited : words.stack, heights),
    mass: fill(words.mass, {
      pieces: sums.pieces,
      mass: number(pallet.mass),
      total: tonnes(locale, load.mass),
      payload,
    }),
    tooHeavy: load.isTooHeavy ? fill(words.overPayload, { payload }) : undefined,
    inRows:
      load.inRows < load.stacks
        ? fill(words.inRows, { stacks: sums.count, rows: number(load.inRows) })
        : undefined,
    topAlt: plural(locale, words.topAlt, load.stacks, {
      count: sums.count,
      vehicle: vehicleName,
      along: number(load.along),
      across: number(load.stacks - load.along),
    }),
    sideAlt: fill(words.sideAlt, {
      perStack: sums.perStack,
      stackHeight: load.stackHeight,
      left: load.usable - load.stackHeight,
    }),
    ...loadsOf(locale, words, vehicle.kind, load.pieces, quantity),
  };
}

/** What is stated of a full load beside its drawing; loading metres only where they say something. */
export function loadFacts(
  { locale, words: { facts } }: PlannerProps,
  { vehicle }: Plan,
  pallet: PalletGeometry,
  load: FullLoad,
): LoadFacts {
  const metres = load.stacks * loadingMetres(pallet);
  return [
    { term: facts.places, value: figure(locale, load.stacks) },
    { term: facts.perStack, value: figure(locale, load.perStack) },
    { term: facts.stackHeight, value: inMillimetres(load.stackHeight) },
    ...(vehicle.width < loadingWidth ? [] : [{ term: facts.metres, value: decimals(locale, metres, 1) }]),
  ];
}

/** What a plan is called whose pallet is not known yet. */
export function openTitle({ words, vehicles }: PlannerProps, { vehicle }: Plan): string {
  return `${words.custom}, ${vehicleNameOf(vehicles, vehicle)}`;
}

/** The name of a vehicle in the page's language. */
export function vehicleNameOf(vehicles: PlannerProps["vehicles"], { id }: Vehicle): string {
  return vehicles.find((vehicle) => vehicle.id === id)?.name ?? "";
}

/**
 * What is announced to screen readers of a plan: what does not fit has no mass, and what is too heavy is
 * named.
 */
export function announcementOf(load: FullLoad, sentences: LoadReport): string {
  const { title, formula, mass, tooHeavy, loads, missing } = sentences;
  return inSentences(load.pieces > 0 ? [title, formula, mass, tooHeavy, loads, missing] : [title, formula]);
}

/** States a quantity in loads; nothing where none is requested. */
function loadsOf(
  locale: Locale,
  words: PlannerProps["words"],
  kind: Vehicle["kind"],
  pieces: number,
  quantity: number | undefined,
): Pick<LoadReport, "loads" | "missing"> {
  if (!quantity || pieces === 0) return {};
  const number = (count: number) => figure(locale, count);
  const { full, rest } = inLoads(quantity, pieces);
  const missing = rest > 0 ? fill(words.rest, { missing: number(pieces - rest) }) : undefined;
  if (full === 0) {
    return { loads: fill(words.loadsLess, { quantity: number(quantity), pieces: number(pieces) }), missing };
  }
  const loads = plural(locale, words.fullLoads[kind], full, { count: number(full) });
  const values = { quantity: number(quantity), loads, rest: number(rest) };
  return { loads: fill(rest > 0 ? words.loads : words.loadsExact, values), missing };
}
