import { palletRanges } from "../_content/pallet-ranges";
import { productById, products } from "../_content/products";
import { usualVehicle, type Vehicle, vehicles } from "../_content/vehicles";
import { typedDecimal, typedNumber, visibleText } from "../_lib/typed";
import { type Carton, type CartonFault, type CartonLoad, type CartonPallet, cartonsOn } from "./cartons";
import { assumedPallet, own } from "./plan";
import type { PalletGeometry } from "../_content/products";

/** The fields of the carton page as they are typed in, by the names they have in the address. */
export const usualCarton = {
  /** Sides of the carton, mm, and its mass, kg; empty: not known. */
  l: "400",
  w: "300",
  h: "250",
  k: "",
  /** Whether its bottom stays below ("1"), or any side may ("0"). */
  u: "1",
  /** Product, or `own`; sides, height (mm) and mass (kg) of an own pallet. */
  p: String(products[0].id),
  pl: "1200",
  pw: "800",
  ph: "144",
  pk: "25",
  /** Highest total height, mm. */
  t: "1800",
  /** Cartons needed; empty: not stated. */
  q: "",
  v: usualVehicle.id as string,
};

export type CartonFields = typeof usualCarton;

/** Total heights that may be chosen, pallet included, mm. */
export const heightLimits = [1150, 1450, 1800, 2400] as const;

/** The least and the most of each typed field: mm, kg and pieces. */
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
export type ChosenCartonField = "p" | "t" | "v";

/** The fields as they are read, and the stack that they lead to. */
export interface CartonPlan {
  readonly carton: Carton | undefined;
  /** Undefined for an own pallet. */
  readonly productId: number | undefined;
  readonly pallet: (PalletGeometry & CartonPallet) | undefined;
  readonly limit: number;
  readonly anySide: boolean;
  readonly vehicle: Vehicle;
  readonly quantity: number | undefined;
  /** Fields without a number in their range, and choices that do not exist; the usual choice then counts. */
  readonly faults: readonly (TypedCartonField | ChosenCartonField)[];
  readonly load: CartonLoad | undefined;
  /** The limit that keeps the pallet empty, and the field that exceeds it. */
  readonly misfit: { readonly limit: CartonFault; readonly field: "l" | "w" | "h" | "k" } | undefined;
}

/** Reads the fields, which anybody may have written into an address. */
export function cartonPlanOf(fields: CartonFields): CartonPlan {
  const isOwn = fields.p === own;
  const product = isOwn ? undefined : (productById(Number(fields.p)) ?? products[0]);
  const vehicle = vehicles.find(({ id }) => id === fields.v);
  const limit = heightLimits.find((height) => String(height) === fields.t);
  const typed = (name: TypedCartonField) =>
    (name === "k" ? typedDecimal : typedNumber)(fields[name], cartonRanges[name]);
  const requested: readonly TypedCartonField[] = [
    "l",
    "w",
    "h",
    ...(["k", "q"] as const).filter((name) => visibleText(fields[name])),
    ...(isOwn ? (["pl", "pw", "ph", "pk"] as const) : []),
  ];
  const chosen = { p: isOwn || String(product?.id) === fields.p, t: limit, v: vehicle };
  const [length, depth, height] = (["l", "w", "h"] as const).map(typed);
  const [ownLength, ownDepth, ownHeight, mass] = (["pl", "pw", "ph", "pk"] as const).map(typed);
  const ownPallet =
    ownLength && ownDepth && ownHeight && mass
      ? assumedPallet({ length: ownLength, depth: ownDepth, height: ownHeight, mass })
      : undefined;
  const plan = {
    carton: length && depth && height ? { length, depth, height, mass: typed("k") } : undefined,
    productId: product?.id,
    pallet: product ? { ...product.geometry, maxLoad: product.maxLoad } : ownPallet,
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

/** The field of the side or mass that no limit of the pallet takes: of two sides on the deck the one that is too long. */
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
