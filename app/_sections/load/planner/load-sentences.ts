import { dimensionsOf, type PalletGeometry } from "../../../_content/products";
import type { Vehicle } from "../../../_content/vehicles";
import { decimals, figure, inMillimetres, tonnes } from "../../../_i18n/figures";
import { type FullLoad, inLoads } from "../../../_load/full-load";
import { loadingMetres, loadingWidth } from "../../../_load/mixed-load";
import { type Plan, ranges } from "../../../_load/plan";
import { numberFault } from "../../../_lib/number-fault";
import { ownLabels, type PlannerPartProps } from "./planner-words";

/** A load in sentences: the same for eyes and for ears. */
export interface LoadReport {
  readonly title: string;
  readonly formula: string;
  readonly stack: string;
  readonly mass: string;
  readonly tooHeavy: string | undefined;
  readonly inRows: string | undefined;
  readonly topAlt: string;
  readonly sideAlt: string;
  /** What the needed quantity is in loads; how many pieces are missing to the next full one, and the quantity with them. */
  readonly loads?: string;
  readonly missing?: string | undefined;
  readonly fullQuantity?: number | undefined;
  /** The mass of the whole quantity. */
  readonly whole?: string | undefined;
}

/** What is stated of a load beside its drawing, row by row. */
export type LoadFacts = readonly { readonly term: string; readonly value: string }[];

/** Says a load in the page's language. */
export function loadSentences(
  { t, pallets, vehicles }: PlannerPartProps,
  { vehicle, productId, quantity }: Plan,
  pallet: PalletGeometry,
  load: FullLoad,
): LoadReport {
  const number = (count: number) => figure(t.region, count);
  const vehicleName = vehicleNameOf(vehicles, vehicle);
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

/** States how many pieces one vehicle takes: as many as there are places for, or fewer by weight. */
function formulaOf(
  t: PlannerPartProps["t"],
  { pieces, perTrip, stacks, perStack, isTooHeavy, isProven }: FullLoad,
): string {
  if (pieces === 0) return t("load.result.none");
  if (isTooHeavy) return t("load.formula.piecesByWeight", { pieces: figure(t.region, perTrip) });
  const sum = { stacks, perStack: figure(t.region, perStack), pieces: figure(t.region, pieces) };
  return t(isProven ? "load.formula.pieces" : "load.formula.piecesAtLeast", sum);
}

/** What is stated of a full load beside its drawing; loading metres only where they say something. */
export function loadFacts(
  { t }: PlannerPartProps,
  { vehicle }: Plan,
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

/** What a plan is called whose pallet is not known yet. */
export function openTitle({ t, vehicles }: PlannerPartProps, { vehicle }: Plan): string {
  return `${t("load.ownLabel")}, ${vehicleNameOf(vehicles, vehicle)}`;
}

/** The name of a vehicle in the page's language. */
export function vehicleNameOf(vehicles: PlannerPartProps["vehicles"], { id }: Vehicle): string {
  return vehicles.find((vehicle) => vehicle.id === id)?.name ?? "";
}

/**
 * Says a plan to screen readers, its news first: of a quantity, what it is in loads and how much is missing to a full one; else
 * what one vehicle takes. Nothing that does not fit has a mass.
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

/** Says which typed fields are to be corrected, and how, as screen readers need it: without seeing which are marked. */
export function faultSentences({ t }: Pick<PlannerPartProps, "t">, { typedFaults }: Plan): string[] {
  return typedFaults.map((name) => {
    const label = t(name === "q" ? "load.quantityLabel" : ownLabels[name]);
    return `${label}: ${numberFault(t, ranges[name])}`;
  });
}

/**
 * Puts texts one after the other, each as a sentence that ends with one full stop: the stop of an abbreviation is one
 * ("561 szt.").
 */
export function inSentences(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** Returns the words of the button that puts a plan on the quote list. */
export function addLabel({ t }: PlannerPartProps, { quantity }: Plan, load: FullLoad): string {
  return t("adding.pieces", { pieces: figure(t.region, quantity ?? load.perTrip) });
}

/** States a quantity in loads; nothing where none is requested. */
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
