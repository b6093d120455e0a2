import type { PalletGeometry } from "../_content/products";
import { fullLoad, packOnce, type StackedPallet, unstacked } from "./full-load";
import { type Footprint, type Position, rectangleOf } from "./packing/pack-floor";
import type { Vehicle } from "../_content/vehicles";

/** Whole mm; kg if known. */
export interface Carton {
  readonly length: number;
  readonly depth: number;
  readonly height: number;
  readonly mass?: number | undefined;
}

export interface CartonPallet extends StackedPallet {
  readonly maxLoad?: number | undefined;
}

export interface CartonSettings {
  /** Total height, mm. */
  readonly limit: number;
  /** The carton may stand on any side, not only on its bottom. */
  readonly anySide: boolean;
}

/** Equal layers of one carton on a pallet; lengths in mm, masses in kg. */
export interface CartonLoad {
  /** As it stands: on the deck, and upwards. */
  readonly footprint: Footprint;
  readonly height: number;
  readonly positions: readonly Position[];
  readonly perLayer: number;
  /** Whole layers, and the cartons of an incomplete layer on top. */
  readonly layers: number;
  readonly rest: number;
  readonly pieces: number;
  readonly isProven: boolean;
  /** The limit that ends the stack, and by how much the next whole layer exceeds it, mm or kg. */
  readonly limit: "height" | "load";
  readonly excess: number;
  readonly totalHeight: number;
  /** Pallet and cartons; undefined if the carton's mass is unknown. */
  readonly mass: number | undefined;
  /** Share of the deck that a layer covers, 0 to 1. */
  readonly share: number;
}

/** The limit that keeps a pallet empty. */
export type CartonFault = "floor" | "height" | "load";

function standing({ length, depth, height }: Carton, anySide: boolean): readonly [Footprint, number][] {
  const upright: [Footprint, number] = [{ length, depth }, height];
  return anySide
    ? [upright, [{ length, depth: height }, depth], [{ length: depth, depth: height }, length]]
    : [upright];
}

function centred(positions: readonly Position[], footprint: Footprint, pallet: Footprint): Position[] {
  const taken = positions.map((position) => rectangleOf(position, footprint));
  const left = (pallet.length - Math.max(0, ...taken.map(({ x, width }) => x + width))) >> 1;
  const top = (pallet.depth - Math.max(0, ...taken.map(({ y, height }) => y + height))) >> 1;
  return positions.map(({ x, y, turned }) => ({ x: x + left, y: y + top, turned }));
}

/**
 * Stacks equal cartons in equal layers, as many as the deck, the total height and the load allow, without
 * overhang.
 *
 * If all cartons stand the same way, the best layer makes the best stack. Proof: of horizontal planes one
 * carton's height apart, each cuts at most one layer, and exactly one cuts each carton.
 *
 * @returns the orientation with most cartons; if none can be loaded, the limit that prevents it
 */
export function cartonsOn(
  pallet: CartonPallet,
  carton: Carton,
  { limit, anySide }: CartonSettings,
): CartonLoad | CartonFault {
  const { mass } = carton;
  const free = limit - pallet.height;
  const byLoad = mass && pallet.maxLoad ? Math.floor(pallet.maxLoad / mass) : Infinity;
  const floor = { length: pallet.length, width: pallet.depth };
  const area = pallet.length * pallet.depth;
  const ways = standing(carton, anySide).flatMap(([footprint, height]) => {
    const { positions, isProven } = packOnce(floor, footprint, 0);
    return positions.length ? [{ footprint, height, positions, isProven }] : [];
  });
  if (ways.length === 0) return "floor";
  if (!ways.some(({ height }) => height <= free)) return "height";
  if (byLoad === 0) return "load";

  const byVolume = Math.floor((area * free) / (carton.length * carton.depth * carton.height));
  const loads = ways.map(({ footprint, height, positions, isProven }): CartonLoad => {
    const perLayer = positions.length;
    const fitting = Math.floor(free / height);
    const pieces = Math.min(perLayer * fitting, byLoad);
    const layers = Math.floor(pieces / perLayer);
    const isByLoad = pieces < perLayer * fitting;
    return {
      footprint,
      height,
      positions: centred(positions, footprint, pallet),
      perLayer,
      layers,
      rest: pieces % perLayer,
      pieces,
      isProven: pieces === byLoad || pieces >= byVolume || (isProven && !anySide),
      limit: isByLoad ? "load" : "height",
      excess: isByLoad
        ? (layers + 1) * perLayer * (mass ?? 0) - (pallet.maxLoad ?? 0)
        : (layers + 1) * height - free,
      totalHeight: pallet.height + Math.ceil(pieces / perLayer) * height,
      mass: mass && pallet.mass + pieces * mass,
      share: (perLayer * footprint.length * footprint.depth) / area,
    };
  });
  return loads.reduce((best, load) => (load.pieces > best.pieces ? load : best));
}

/** Loads pallets with cartons on a vehicle, unstacked. Ignores the payload if the mass is unknown. */
export function tripOf(vehicle: Vehicle, pallet: PalletGeometry | CartonPallet, load: CartonLoad) {
  const loaded = { ...pallet, height: load.totalHeight, mass: load.mass ?? pallet.mass };
  const { stacks, perTrip } = fullLoad(vehicle, loaded, unstacked);
  const pallets = load.mass === undefined ? stacks : perTrip;
  return { places: stacks, pallets, isByPayload: pallets < stacks };
}
