import { dimensionsOf, type PalletGeometry } from "../../../_content/products";
import type { Vehicle } from "../../../_content/vehicles";
import { decimals, figure, inMillimetres, tonnes, withinSentence } from "../../../_i18n/figures";
import { type FullLoad, inLoads } from "../../../_load/full-load";
import { loadingMetres, loadingWidth } from "../../../_load/mixed-load";
import type { LoadPlan } from "../../../_load/plan";
import type { PlannerPartProps } from "./planner-messages";

/** Texts of a load, also for screen readers. */
export interface LoadReport {
  readonly title: string;
  readonly formula: string;
  readonly stack: string;
  readonly mass: string;
  readonly tooHeavy: string | undefined;
  readonly inRows: string | undefined;
  readonly topAlt: string;
  readonly sideAlt: string;
  /** The quantity in loads, the pieces missing to the next full load, and the quantity including them. */
  readonly loads?: string;
  readonly missing?: string | undefined;
  readonly fullQuantity?: number | undefined;
  readonly whole?: string | undefined;
}

/** Rows of facts beside the drawing. */
export type LoadFacts = readonly { readonly term: string; readonly value: string }[];

/** Formats a load in the page's language. */
export function loadSentences(
  { t, pallets, vehicles }: PlannerPartProps,
  { vehicle, productId, quantity }: LoadPlan,
  pallet: PalletGeometry,
  load: FullLoad,
): LoadReport {
  const number = (count: number) => figure(t.region, count);
  const vehicleName = withinSentence(t.region, vehicleNameOf(vehicles, vehicle));
  const product = pallets.find(({ id }) => id === productId);
  const { height } = pallet;
  const { stacks, stackHeight, usable } = load;
  const palletName = product?.name ?? `${t("load.ownLabel")}, ${dimensionsOf(pallet)}`;
  const perStack = number(load.perStack);
  const payload = tonnes(t.region, vehicle.payload);
  return {
    title: `${palletName}, ${vehicleName}`,
    formula: formulaOf(t, load),
    stack: t(load.isLimited ? "load.formula.stackCapped" : "load.formula.stack", {
      perStack,
      height,
      stackHeight,
      usable,
    }),
    mass: t("load.formula.mass", {
      pieces: number(load.pieces),
      mass: number(pallet.mass),
      total: tonnes(t.region, load.mass),
      payload,
    }),
    tooHeavy: load.isTooHeavy
      ? t("load.result.perTrip", { payload, pieces: number(load.perTrip) })
      : undefined,
    inRows:
      load.inRows < stacks
        ? t("load.result.inRows", { stacks: number(stacks), rows: number(load.inRows) })
        : undefined,
    topAlt: t("load.drawing.topAlt", {
      stacks,
      vehicle: vehicleName,
      along: number(load.along),
      across: number(stacks - load.along),
    }),
    sideAlt: t("load.drawing.sideAlt", { perStack, stackHeight, left: usable - stackHeight }),
    ...loadsOf(t, vehicle.kind, load.perTrip, quantity),
    whole: quantity
      ? t("load.result.whole", { pieces: number(quantity), total: tonnes(t.region, quantity * pallet.mass) })
      : undefined,
  };
}

/** Formats the pieces per vehicle, limited by places or by payload. */
function formulaOf(
  t: PlannerPartProps["t"],
  { pieces, perTrip, stacks, perStack, isTooHeavy, isProven }: FullLoad,
): string {
  if (pieces === 0) return t("load.result.none");
  if (isTooHeavy) return t("load.formula.piecesByWeight", { pieces: figure(t.region, perTrip) });
  const sum = { stacks, perStack: figure(t.region, perStack), pieces: figure(t.region, pieces) };
  return t(isProven ? "load.formula.pieces" : "load.formula.piecesAtLeast", sum);
}

/** Returns the facts of a full load. Loading metres apply only to vehicles of full width. */
export function loadFacts(
  { t }: PlannerPartProps,
  { vehicle }: LoadPlan,
  pallet: PalletGeometry,
  load: FullLoad,
): LoadFacts {
  const metres = load.stacks * loadingMetres(pallet);
  return [
    { term: t("load.facts.places"), value: figure(t.region, load.stacks) },
    { term: t("load.facts.perStack"), value: figure(t.region, load.perStack) },
    { term: t("load.facts.stackHeight"), value: inMillimetres(load.stackHeight) },
    ...(vehicle.width < loadingWidth
      ? []
      : [{ term: t("load.facts.metres"), value: decimals(t.region, metres, 1) }]),
  ];
}

/** Returns the title of a plan without a known pallet. */
export function openTitle({ t, vehicles }: PlannerPartProps, { vehicle }: LoadPlan): string {
  return `${t("load.ownLabel")}, ${withinSentence(t.region, vehicleNameOf(vehicles, vehicle))}`;
}

/** Returns a vehicle's name in the page's language. */
export function vehicleNameOf(vehicles: PlannerPartProps["vehicles"], { id }: Vehicle): string {
  return vehicles.find((vehicle) => vehicle.id === id)?.name ?? "";
}

/**
 * Returns a plan's announcement, most important facts first: loads and missing pieces for a quantity,
 * otherwise the pieces per vehicle. A load that does not fit has no mass.
 */
export function announcementOf(
  t: PlannerPartProps["t"],
  load: FullLoad,
  { title, formula, mass, tooHeavy, loads, missing, whole }: LoadReport,
): string {
  if (load.pieces === 0) return inSentences([formula, title]);
  if (!loads) return inSentences([formula, title, mass, tooHeavy]);
  return inSentences([loads, missing && t("load.formula.rest", { missing }), whole, tooHeavy, title]);
}

/** Joins texts as sentences with one full stop each. The full stop of an abbreviation counts ("561 szt."). */
export function inSentences(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Returns the label of the button that adds a plan to the quote list. */
export function addLabel({ t }: PlannerPartProps, { quantity }: LoadPlan, load: FullLoad): string {
  return t("adding.pieces", { pieces: figure(t.region, quantity ?? load.perTrip) });
}

/** Formats a quantity in loads. Empty without a quantity. */
function loadsOf(
  t: PlannerPartProps["t"],
  kind: Vehicle["kind"],
  perTrip: number,
  quantity: number | undefined,
): Pick<LoadReport, "loads" | "missing" | "fullQuantity"> {
  if (!quantity || perTrip === 0) return {};
  const number = (count: number) => figure(t.region, count);
  const { full, rest } = inLoads(quantity, perTrip);
  const missing = rest > 0 ? number(perTrip - rest) : undefined;
  const fullQuantity = rest > 0 ? quantity + perTrip - rest : undefined;
  const values = { quantity: number(quantity), pieces: number(perTrip), rest: number(rest) };
  if (full === 0) return { loads: t("load.formula.loadsLess", values), missing, fullQuantity };
  const loads = t(`load.fullLoads.${kind}`, { count: full });
  return {
    loads: t(rest > 0 ? "load.formula.loads" : "load.formula.loadsExact", { ...values, loads }),
    missing,
    fullQuantity,
  };
}
