import type { PalletGeometry } from "../_content/products";
import { fullLoad, packOnce, type StackedPallet, usualPlay } from "./full-load";
import type { Footprint, Place } from "./packing/pack-floor";
import type { Vehicle } from "../_content/vehicles";

/** A carton: sides in whole mm, mass in kg where it is known. */
export interface Carton {
  readonly length: number;
  readonly depth: number;
  readonly height: number;
  readonly mass?: number | undefined;
}

/** A pallet that cartons are stacked on; `maxLoad` in kg where it is known. */
export interface CartonPallet extends StackedPallet {
  readonly maxLoad?: number | undefined;
}

export interface CartonSettings {
  /** Highest total height, pallet included, mm. */
  readonly limit: number;
  /** Whether the carton may stand on any of its sides, and not on its bottom alone. */
  readonly anySide: boolean;
}

/** Equal layers of one carton on a pallet; lengths in mm, masses in kg. */
export interface CartonLoad {
  /** The carton as it stands: two sides on the deck, and its height there. */
  readonly footprint: Footprint;
  readonly height: number;
  /** The cartons of a layer, the layer in the middle of the deck. */
  readonly places: readonly Place[];
  readonly perLayer: number;
  /** Whole layers, and the cartons of a started one above them. */
  readonly layers: number;
  readonly rest: number;
  readonly pieces: number;
  /** Whether more cartons are ruled out. */
  readonly isProven: boolean;
  /** The limit that ends the stack, and by how much the next whole layer exceeds it, mm or kg. */
  readonly limit: "height" | "load";
  readonly excess: number;
  readonly totalHeight: number;
  /** Pallet and cartons; undefined where the mass of a carton is not known. */
  readonly mass: number | undefined;
  /** Share of the deck that a layer covers, 0 to 1. */
  readonly share: number;
}

/** The limit that keeps a pallet empty. */
export type CartonFault = "floor" | "height" | "load";

/** Each way a carton may stand: upright first. */
function standing({ length, depth, height }: Carton, anySide: boolean): readonly [Footprint, number][] {
  const upright: [Footprint, number] = [{ length, depth }, height];
  return anySide
    ? [upright, [{ length, depth: height }, depth], [{ length: depth, depth: height }, length]]
    : [upright];
}

/** Moves a layer to the middle of the deck; whole millimetres. */
function centred(places: readonly Place[], { length, depth }: Footprint, pallet: Footprint): Place[] {
  const ends = (place: Place) => [
    place.x + (place.turned ? depth : length),
    place.y + (place.turned ? length : depth),
  ];
  const [endX, endY] = [0, 1].map((axis) => Math.max(0, ...places.map((place) => ends(place)[axis] ?? 0)));
  const [left, top] = [(pallet.length - (endX ?? 0)) >> 1, (pallet.depth - (endY ?? 0)) >> 1];
  return places.map(({ x, y, turned }) => ({ x: x + left, y: y + top, turned }));
}

/**
 * Stacks equal cartons on a pallet in equal layers, as many as its deck, the total height and its load allow. No carton
 * projects over the deck.
 *
 * A layer that is proven to hold the most makes the stack the most, too, as long as all cartons stand the same way: each of
 * the horizontal planes that are one carton's height apart cuts at most one layer, and every carton is cut by exactly one.
 *
 * @returns the way of standing that holds most cartons; the limit that none gets past where no carton can be loaded
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
    const { places, isProven } = packOnce(floor, footprint, 0);
    return places.length ? [{ footprint, height, places, isProven }] : [];
  });
  if (ways.length === 0) return "floor";
  if (!ways.some(({ height }) => height <= free)) return "height";
  if (byLoad === 0) return "load";

  const byVolume = Math.floor((area * free) / (carton.length * carton.depth * carton.height));
  const loads = ways.map(({ footprint, height, places, isProven }): CartonLoad => {
    const perLayer = places.length;
    const fitting = Math.floor(free / height);
    const pieces = Math.min(perLayer * fitting, byLoad);
    const layers = Math.floor(pieces / perLayer);
    const isByLoad = pieces < perLayer * fitting;
    return {
      footprint,
      height,
      places: centred(places, footprint, pallet),
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

/**
 * Turns a layer so that its joints lie elsewhere than those of the layer below it: by half a turn, else mirrored.
 *
 * @returns undefined for a layer that looks the same either way
 */
export function bondOf({ places, footprint }: CartonLoad): readonly Place[] | undefined {
  const along = ({ turned }: Place) => (turned ? footprint.depth : footprint.length);
  const across = ({ turned }: Place) => (turned ? footprint.length : footprint.depth);
  const endsX =
    Math.max(...places.map((place) => place.x + along(place))) + Math.min(...places.map(({ x }) => x));
  const endsY =
    Math.max(...places.map((place) => place.y + across(place))) + Math.min(...places.map(({ y }) => y));
  const moved = (byX: boolean, byY: boolean) =>
    places.map((place) => ({
      x: byX ? endsX - place.x - along(place) : place.x,
      y: byY ? endsY - place.y - across(place) : place.y,
      turned: place.turned,
    }));
  const keyOf = (all: readonly Place[]) =>
    all
      .map(({ x, y, turned }) => `${x} ${y} ${turned}`)
      .sort()
      .join();
  return [moved(true, true), moved(true, false), moved(false, true)].find(
    (layer) => keyOf(layer) !== keyOf(places),
  );
}

/** Pallets with cartons in a vehicle, standing side by side on its floor. */
export interface CartonTrip {
  readonly places: number;
  /** As many loaded pallets as one vehicle takes: places or payload. */
  readonly pallets: number;
  readonly isByPayload: boolean;
}

/** Loads pallets with cartons on a vehicle, none on another; without a carton's mass the payload does not count. */
export function tripOf(
  vehicle: Vehicle,
  pallet: PalletGeometry | CartonPallet,
  load: CartonLoad,
): CartonTrip {
  const loaded = { ...pallet, height: load.totalHeight, mass: load.mass ?? pallet.mass };
  const { stacks, perTrip } = fullLoad(vehicle, loaded, { play: usualPlay, stackLimit: 1 });
  const pallets = load.mass === undefined ? stacks : perTrip;
  return { places: stacks, pallets, isByPayload: pallets < stacks };
}
