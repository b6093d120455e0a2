import type { PalletGeometry, Product } from "../../_content/products";
import { type Vehicle, vehicleById } from "../../_content/vehicles";
import { packOnce, usableHeight } from "../../_load/full-load";
import { loadingMetres, loadingWidth, mixedLoad, type Share } from "../../_load/mixed-load";
import { palletOf, productOf } from "../kit/goods";
import { metreKinds, type MetreName, type MetreReading } from "./metre-fields";

/** Lengths in mm. The mass is 0 if it is not known. */
interface Kind extends Required<Share> {
  readonly end: (typeof metreKinds.ends)[number];
  readonly product: Product | undefined;
  /** Without goods. */
  readonly base: PalletGeometry;
}

/** A height or a stack that the pallet or the vehicle does not allow. */
type Misfit = readonly [field: MetreName, fault: "low" | "high" | "stack", limit: number];

export type MetrePlan = ReturnType<typeof metrePlanOf>;

/** Loads the vehicle of the fields with all kinds, from its front wall. */
export function metrePlanOf({ values, refused }: MetreReading) {
  const vehicle: Vehicle = vehicleById(values.vehicle);
  const { play } = values;
  const kinds = metreKinds.ends.flatMap((end): Kind[] => {
    const kind = metreKinds.of(values, end);
    const { pieces, height: loaded, mass = 0, stackLimit, turns } = kind;
    const base = palletOf(kind.pallet, { ...kind, height: kind.deck, mass: 1 });
    if (refused.length || !base || !pieces || !loaded) return [];
    const { length, depth } = base;
    return [
      {
        end,
        product: productOf(kind.pallet),
        base,
        pallet: { length, depth, height: loaded, mass },
        quantity: pieces,
        stackLimit,
        turns,
      },
    ];
  });
  const usable = usableHeight(vehicle);
  const misfits = kinds.flatMap(({ end, base, pallet, stackLimit }): Misfit[] => {
    const most = Math.floor(usable / pallet.height);
    const height = metreKinds.nameOf("height", end);
    if (pallet.height <= base.height) return [[height, "low", base.height]];
    if (most === 0) return [[height, "high", usable]];
    return most < stackLimit ? [[metreKinds.nameOf("stackLimit", end), "stack", most]] : [];
  });
  const isOpen = kinds.length === 0 || misfits.some(([, fault]) => fault !== "stack");
  const load = isOpen ? undefined : mixedLoad(vehicle, kinds, { play });
  const width = Math.min(loadingWidth, vehicle.width);
  const [only] = kinds.length === 1 ? kinds : [];
  const full = only && packOnce(vehicle, only.pallet, play, only.turns);
  return {
    vehicle,
    kinds,
    misfits,
    /** Undefined while a field is refused or a pallet is too high. */
    load,
    metres: kinds.map(({ pallet }, kind) => (load?.stacksByShare[kind] ?? 0) * loadingMetres(pallet, width)),
    /** Of the only kind, if the vehicle is proven to have no more. */
    places: full?.isProven ? full.positions.length * vehicle.bodies : undefined,
  };
}
