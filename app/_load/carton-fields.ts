import { palletRanges } from "../_content/pallet-ranges";
import { productById, products } from "../_content/products";
import { usualVehicle, type Vehicle, vehicles } from "../_content/vehicles";
import { type FigureKind, readers } from "../_lib/read-figures";
import { isBlank } from "../_lib/read-text";
import { type Carton, type CartonFault, type CartonLoad, type CartonPallet, cartonsOn } from "./cartons";
import { own, ownFormat } from "./plan";
import type { PalletGeometry } from "../_content/products";

/** Fields of the carton page as they are typed in, by their names in the address. */
export const usualCarton = {
  /** Sides of the carton, mm, and its mass, kg; empty: unknown. */
  l: "400",
  w: "300",
  h: "250",
  k: "",
  /** "1": its bottom stays below; "0": any side may be below. */
  u: "1",
  /** Product id, or `own`; sides, height (mm) and mass (kg) of an own pallet. */
  p: String(products[0].id),
  pl: "1200",
  pw: "800",
  ph: "144",
  pk: "25",
  t: "1800",
  /** Empty: not stated. */
  q: "",
  v: usualVehicle.id as string,
};

export type CartonFields = typeof usualCarton;

/** Choices of the total height, pallet included, mm. */
export const heightLimits = [1150, 1450, 1800, 2400] as const;

/** Range of each typed field: mm, kg and pieces. */
export const cartonRanges = {
  l: [50, 3000],
  w: [50, 3000],
  h: [50, 3000],
  k: [0.01, 2500],
  pl: palletRanges.side,
  pw: palletRanges.side,
  ph: palletRanges.height,
  pk: palletRanges.mass,
  q: palletRanges.pieces,
} as const;

export type TypedCartonField = keyof typeof cartonRanges;

export const cartonKinds = {
  l: "length",
  w: "length",
  h: "length",
  k: "exactMass",
  pl: "length",
  pw: "length",
  ph: "length",
  pk: "mass",
  q: "count",
} as const satisfies Record<TypedCartonField, FigureKind>;
export type ChosenCartonField = "p" | "t" | "v";

export interface CartonPlan {
  readonly carton: Carton | undefined;
  readonly productId: number | undefined;
  readonly pallet: (PalletGeometry & CartonPallet) | undefined;
  readonly limit: number;
  readonly anySide: boolean;
  readonly vehicle: Vehicle;
  readonly quantity: number | undefined;
  /** Fields without a number in their range, and unknown choices, which the usual choice replaces. */
  readonly faults: readonly (TypedCartonField | ChosenCartonField)[];
  readonly load: CartonLoad | undefined;
  /** The limit that keeps the pallet empty, and the field that exceeds it. */
  readonly misfit: { readonly limit: CartonFault; readonly field: "l" | "w" | "h" | "k" } | undefined;
}

/** Parses the fields, which may come from any address. */
export function cartonPlanOf(fields: CartonFields): CartonPlan {
  const isOwn = fields.p === own;
  const product = isOwn ? undefined : (productById(Number(fields.p)) ?? products[0]);
  const vehicle = vehicles.find(({ id }) => id === fields.v);
  const limit = heightLimits.find((height) => String(height) === fields.t);
  const typed = (name: TypedCartonField) =>
    readers[cartonKinds[name]](fields[name], cartonRanges[name]).value;
  const requested: readonly TypedCartonField[] = [
    "l",
    "w",
    "h",
    ...(["k", "q"] as const).filter((name) => !isBlank(fields[name])),
    ...(isOwn ? (["pl", "pw", "ph", "pk"] as const) : []),
  ];
  const chosen = { p: isOwn || String(product?.id) === fields.p, t: limit, v: vehicle };
  const [length, depth, height] = (["l", "w", "h"] as const).map(typed);
  const plan = {
    carton: length && depth && height ? { length, depth, height, mass: typed("k") } : undefined,
    productId: product?.id,
    pallet: product
      ? { ...product.geometry, maxLoad: product.maxLoad }
      : ownFormat((["pl", "pw", "ph", "pk"] as const).map(typed)),
    limit: limit ?? Number(usualCarton.t),
    anySide: fields.u === "0",
    vehicle: vehicle ?? usualVehicle,
    quantity: typed("q"),
    faults: [
      ...(["p", "t", "v"] as const).filter((name) => !chosen[name]),
      ...requested.filter((name) => typed(name) === undefined),
    ],
  };
  const { carton, pallet } = plan;
  const found = carton && pallet && cartonsOn(pallet, carton, plan);
  if (typeof found !== "string") return { ...plan, load: found, misfit: undefined };
  return { ...plan, load: undefined, misfit: { limit: found, field: misfitField(found, plan) } };
}

/** Returns the field that exceeds a limit; for the deck, the long side only if it exceeds both sides. */
function misfitField(
  limit: CartonFault,
  { carton, pallet, anySide }: Pick<CartonPlan, "carton" | "pallet" | "anySide">,
): "l" | "w" | "h" | "k" {
  if (limit !== "floor" || !carton || !pallet) return limit === "load" ? "k" : "h";
  const sides = [
    ["l", carton.length],
    ["w", carton.depth],
    ...(anySide ? ([["h", carton.height]] as const) : []),
  ] as const;
  const [short, long] = [...sides].sort(([, a], [, b]) => a - b);
  const isLong = long && long[1] > Math.max(pallet.length, pallet.depth);
  return (isLong ? long : short)?.[0] ?? "l";
}
