import { type PalletGeometry, type Product, products } from "../../_content/products";
import { type Vehicle, vehicleById } from "../../_content/vehicles";
import { type Carton, type CartonFault, type CartonLoad, cartonsOn, tripOf } from "../../_load/cartons";
import { palletOf } from "../kit/goods";
import { own } from "../kit/goods-rows";
import { metresSearch } from "../metres/metre-fields";
import { best, cartonFields, type CartonName, type CartonReading } from "./carton-fields";

export interface CartonRow {
  /** Value of the pallet field. */
  readonly id: string;
  readonly product: Product | undefined;
  readonly pallet: PalletGeometry;
  /** Or the limit that keeps the pallet empty. */
  readonly found: CartonLoad | CartonFault;
  /** Such pallets in a vehicle; whether its payload limits them. */
  readonly perTrip: number;
  readonly isByPayload: boolean;
  /** Pallets for the quantity; without one, those in a vehicle. */
  readonly pallets: number;
  /** Vehicles for the quantity; undefined if the pallet is too high for them. */
  readonly vehicles: number | undefined;
}

export type CartonPlan = ReturnType<typeof cartonPlanOf>;

/** Returns 0 if none fit. */
export function cartonsIn({ found }: CartonRow): number {
  return typeof found === "object" ? found.pieces : 0;
}

/** Returns the query of the metres of a row's pallets with their cartons. */
export function metresOf({ id, pallet, pallets, found }: CartonRow, vehicle: Vehicle): string {
  const { totalHeight = 0, mass = 0 } = typeof found === "object" ? found : {};
  return metresSearch({
    pallet: id,
    vehicle: vehicle.id,
    pieces: String(pallets),
    height: String(totalHeight),
    mass: mass ? String(Math.ceil(mass)) : "",
    ...(id === own && {
      length: String(pallet.length),
      depth: String(pallet.depth),
      deck: String(pallet.height),
    }),
  });
}

/** Stacks the cartons of the fields on every pallet of the catalogue, and on one with other sides. */
export function cartonPlanOf({ values, texts }: CartonReading) {
  const { length, depth, height, mass, limit, upright, pieces, pallet: chosenId } = values;
  const vehicle = vehicleById(values.vehicle);
  const settings = { limit, anySide: !upright };
  const carton = length && depth && height ? { length, depth, height, mass } : undefined;
  const rowOf = (id: string, pallet: PalletGeometry, product?: Product): readonly CartonRow[] => {
    if (!carton) return [];
    const found = cartonsOn({ ...pallet, maxLoad: product?.maxLoad }, carton, settings);
    const row = { id, product, pallet, found };
    if (typeof found === "string")
      return [{ ...row, perTrip: 0, isByPayload: false, pallets: 0, vehicles: undefined }];
    const { pallets: perTrip, isByPayload } = tripOf(vehicle, pallet, found);
    const pallets = pieces ? Math.ceil(pieces / found.pieces) : perTrip || 1;
    const vehicles = perTrip ? Math.ceil(pallets / perTrip) : undefined;
    return [{ ...row, perTrip, isByPayload, pallets, vehicles }];
  };
  const isChanged = (["palletLength", "palletDepth", "palletHeight", "palletMass"] as const).some(
    (name) => texts[name] !== String(cartonFields[name].usual),
  );
  const ownFigures = {
    length: values.palletLength,
    depth: values.palletDepth,
    height: values.palletHeight,
    mass: values.palletMass,
  };
  const ownPallet = chosenId === own || isChanged ? palletOf(own, ownFigures) : undefined;
  const rows = [
    ...products.flatMap((product) => rowOf(String(product.id), product.geometry, product)),
    ...(ownPallet ? rowOf(own, ownPallet) : []),
  ];
  const cost = (row: CartonRow) =>
    pieces ? [row.vehicles ?? Infinity, row.pallets] : [-row.perTrip * cartonsIn(row), 0];
  const [leading] = rows
    .filter((row) => cartonsIn(row) > 0)
    .sort((a, b) => {
      const [[first = 0, second = 0], [third = 0, fourth = 0]] = [cost(a), cost(b)];
      return first === third ? second - fourth : first - third;
    });
  const chosen =
    rows.find((row) => row.id === chosenId) ?? (chosenId === best ? (leading ?? rows[0]) : undefined);
  return {
    ...settings,
    vehicle,
    carton,
    rows,
    /** Undefined while the chosen pallet or the carton lacks a figure. */
    chosen,
    /** With fewest vehicles, then fewest pallets; without a quantity, with most cartons in a vehicle. */
    best: leading,
    /** Exceeds the limit of the chosen pallet. */
    misfit:
      chosen && carton && typeof chosen.found === "string"
        ? misfitField(chosen.found, chosen.pallet, carton, settings.anySide)
        : undefined,
  };
}

/** Returns the field that exceeds a limit; for the deck, the long side only if it exceeds both sides. */
function misfitField(
  limit: CartonFault,
  pallet: PalletGeometry,
  carton: Carton,
  anySide: boolean,
): CartonName {
  if (limit !== "floor") return limit === "load" ? "mass" : "height";
  const sides = [
    ["length", carton.length],
    ["depth", carton.depth],
    ...(anySide ? ([["height", carton.height]] as const) : []),
  ] as const;
  const [short, long] = [...sides].sort(([, a], [, b]) => a - b);
  const isLong = long && long[1] > Math.max(pallet.length, pallet.depth);
  return (isLong ? long : short)?.[0] ?? "length";
}
